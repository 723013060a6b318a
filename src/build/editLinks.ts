import {posix} from 'node:path'
import type {Paragraph, Root, RootContent} from 'mdast'
import {toString as textOf} from 'mdast-util-to-string'
import type {PluggableList} from 'unified'
import {visit} from 'unist-util-visit'
import type {VFile} from 'vfile'
import type {ResolvedConfig} from 'vite'
import {readContent, runGit, siteDetails} from '../site/index.ts'

/** Environment variables in which CI services name the branch, which git can't name: they check out only a commit. */
const branchVariables = ['CF_PAGES_BRANCH', 'HEAD', 'GITHUB_HEAD_REF', 'GITHUB_REF_NAME']

/** Returns a remark plugin that links each section to its source in the code host's editor; only in preview builds. */
export function editLinksOf({root, mode}: Pick<ResolvedConfig, 'root' | 'mode'>, env = process.env): PluggableList {
  if (mode !== 'preview') return []
  const {repository} = siteDetails(readContent(root))
  const fromHost = branchVariables.map((name) => env[name]).find(Boolean)
  const branch = fromHost ?? runGit(root, ['branch', '--show-current']).rawOutput.trim()
  return repository && branch ? [[addEditLinks, {root, editor: `${repository}/edit/${encodePath(branch)}`}]] : []
}

/** A section made by `groupSections.ts`, or the parent of the page's h1. */
type Section = {children: RootContent[]; data?: {hName?: string}}

/** Adds a link to its source to each section. Must run after `groupSections.ts`, which makes the sections. */
function addEditLinks({root, editor}: {root: string; editor: string}) {
  return (tree: Root, file: VFile) => {
    const name = posix.relative(root, file.path)
    visit(tree, (node) => {
      if (!('children' in node)) return
      const section: Section = node
      const heading = section.children.find((child) => child.type === 'heading')
      const [first] = section.children
      if (!first || !(section.data?.hName === 'section' || heading?.depth === 1)) return
      const line = first.position?.start.line
      section.children.push(
        editLink(`${editor}/${encodePath(name)}#L${line}`, heading ? textOf(heading) : `line ${line} of ${name}`),
      )
    })
  }
}

function editLink(url: string, section: string): Paragraph {
  const words = 'Edit these words'
  // The `type` excludes the link from print (`printStyles.ts`) and from prerendering (`nextStep.ts`).
  const hProperties = {type: 'text/html', 'aria-label': `${words}: ${section}`}
  const link = {type: 'link' as const, url, data: {hProperties}, children: [{type: 'text' as const, value: words}]}
  return {type: 'paragraph', children: [{type: 'emphasis', data: {hName: 'small'}, children: [link]}]}
}

/** Encodes the name of a file or branch for a URL path, keeping its slashes. */
function encodePath(name: string): string {
  return name.split('/').map(encodeURIComponent).join('/')
}
