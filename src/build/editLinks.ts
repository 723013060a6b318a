import {posix} from 'node:path'
import type {Paragraph, Root, RootContent} from 'mdast'
import {toString as textOf} from 'mdast-util-to-string'
import type {PluggableList} from 'unified'
import {visit} from 'unist-util-visit'
import type {VFile} from 'vfile'
import type {ResolvedConfig} from 'vite'
import {ask, readContentFolder, siteDetails} from '../site/index.ts'

/** Where hosts say which branch they build, of which they check out a commit. */
const branchVariables = ['CF_PAGES_BRANCH', 'HEAD', 'GITHUB_HEAD_REF', 'GITHUB_REF_NAME']

/** The step that leads from each section of a preview to its words in the code host’s editor; none in other builds. */
export function editLinksOf({root, mode}: Pick<ResolvedConfig, 'root' | 'mode'>, env = process.env): PluggableList {
  if (mode !== 'preview') return []
  const {repository} = siteDetails(readContentFolder(root).content)
  const said = branchVariables.map((name) => env[name]).find(Boolean)
  const branch = said ?? ask(root, ['branch', '--show-current']).text.trim()
  return repository && branch ? [[addEditLinks, {root, editor: `${repository}/edit/${inPath(branch)}`}]] : []
}

/** A part of a page: what `sections.ts` makes of a heading and what follows, or what holds the heading of the page. */
type Section = {children: RootContent[]; data?: {hName?: string}}

/** Runs after the headings have made sections. */
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
        editLink(`${editor}/${inPath(name)}#L${line}`, heading ? textOf(heading) : `line ${line} of ${name}`),
      )
    })
  }
}

function editLink(url: string, section: string): Paragraph {
  const words = 'Edit these words'
  // What has a `type` is neither printed nor taken for the next step of a page.
  const hProperties = {type: 'text/html', 'aria-label': `${words}: ${section}`}
  const link = {type: 'link' as const, url, data: {hProperties}, children: [{type: 'text' as const, value: words}]}
  return {type: 'paragraph', children: [{type: 'emphasis', data: {hName: 'small'}, children: [link]}]}
}

/** A name with slashes as it stands in a path. */
function inPath(name: string): string {
  return name.split('/').map(encodeURIComponent).join('/')
}
