import {posix} from 'node:path'
import type {Paragraph, Root, RootContent} from 'mdast'
import {toString as textOf} from 'mdast-util-to-string'
import type {PluggableList} from 'unified'
import {visit} from 'unist-util-visit'
import type {VFile} from 'vfile'
import type {ResolvedConfig} from 'vite'
import {addressOf, anchorMaker, readContent, runGit, siteDetails} from '../site/index.ts'
import {codeHostOf} from './codeHost.ts'

/**
 * Environment variables in which CI services name the branch, which git can't name: they check out only a
 * commit.
 */
const branchVariables = ['CF_PAGES_BRANCH', 'HEAD', 'GITHUB_HEAD_REF', 'GITHUB_REF_NAME']

/** Returns the name of the branch that is built; an empty string if it has none. */
export function builtBranch(root: string, env = process.env): string {
  const fromHost = branchVariables.map((name) => env[name]).find(Boolean)
  return fromHost ?? runGit(root, ['branch', '--show-current']).rawOutput.trim()
}

/**
 * Returns a remark plugin that adds a link below each section: to the editor of this preview, or, if the site
 * can’t be edited there, to its source in the code host’s editor. Only in preview builds.
 */
export function editLinksOf(
  {root, mode}: Pick<ResolvedConfig, 'root' | 'mode'>,
  env = process.env,
): PluggableList {
  if (mode !== 'preview') return []
  const content = readContent(root)
  const {repository} = siteDetails(content)
  const branch = builtBranch(root, env)
  const inPreview: SectionAddress = (file, {anchor}) => `/edit${addressOf(file)}${anchor ? `#${anchor}` : ''}`
  const atHost: SectionAddress = (file, {line}) =>
    `${repository}/edit/${encodePath(branch)}/${encodePath(file)}#L${line}`
  if (codeHostOf(content)) return [[addEditLinks, {root, addressOfSection: inPreview}]]
  return repository && branch ? [[addEditLinks, {root, addressOfSection: atHost}]] : []
}

/**
 * Returns where a section of a page is edited, given the anchor of its heading and its line in the source.
 */
type SectionAddress = (file: string, section: {anchor: string; line: number | undefined}) => string

/** A section made by `groupSections.ts`, or the parent of the page's h1. */
type Section = {children: RootContent[]; data?: {hName?: string}}

/** Adds a link to its source to each section. Must run after `groupSections.ts`, which makes the sections. */
function addEditLinks({root, addressOfSection}: {root: string; addressOfSection: SectionAddress}) {
  return (tree: Root, file: VFile) => {
    const name = posix.relative(root, file.path)
    const anchors = anchorsOf(tree)
    visit(tree, (node) => {
      if (!('children' in node)) return
      const section: Section = node
      const heading = section.children.find((child) => child.type === 'heading')
      const [first] = section.children
      if (!first || !(section.data?.hName === 'section' || heading?.depth === 1)) return
      const line = first.position?.start.line
      section.children.push(
        editLink(
          addressOfSection(name, {anchor: (heading && anchors.get(heading)) ?? '', line}),
          heading ? textOf(heading) : `line ${line} of ${name}`,
        ),
      )
    })
  }
}

/** Returns the anchor of each heading, which a later plugin sets (`headingIds.ts`). */
function anchorsOf(tree: Root): Map<RootContent, string> {
  const anchorOf = anchorMaker()
  const anchors = new Map<RootContent, string>()
  visit(
    tree,
    'heading',
    (heading) => void anchors.set(heading, anchorOf(textOf(heading, {includeImageAlt: false}))),
  )
  return anchors
}

function editLink(url: string, section: string): Paragraph {
  const words = 'Edit these words'
  // The `type` excludes the link from print (`printStyles.ts`) and from prerendering (`nextStep.ts`).
  const hProperties = {type: 'text/html', 'aria-label': `${words}: ${section}`}
  const link = {
    type: 'link' as const,
    url,
    data: {hProperties},
    children: [{type: 'text' as const, value: words}],
  }
  return {type: 'paragraph', children: [{type: 'emphasis', data: {hName: 'small'}, children: [link]}]}
}

/** Encodes the name of a file or branch for a URL path, keeping its slashes. */
function encodePath(name: string): string {
  return name.split('/').map(encodeURIComponent).join('/')
}
