import mdx from '@mdx-js/rollup'
import type {Root} from 'mdast'
import rehypeSlug from 'rehype-slug'
import remarkFrontmatter from 'remark-frontmatter'
import remarkGfm from 'remark-gfm'
import type {Processor} from 'unified'
import type {VFile} from 'vfile'
import type {ResolvedConfig} from 'vite'
import type {Component, Page} from '../site/index.ts'
import {addImports} from './addImports.ts'
import {directions} from './directions.ts'
import {editLinksOf} from './editLinks.ts'
import {layOut} from './layOut.ts'
import {marksOf} from './marks.ts'
import {nameSteps} from './nameSteps.ts'
import {sections} from './sections.ts'
import {sizePictures} from './sizePictures.ts'
import {tables} from './tables.ts'
import {unwrapLabels} from './unwrapLabels.ts'

/** The code of a page’s component. */
export type Compiled = {code: string}

/** What compiling asks of the site. */
interface Asked {
  /** What the check has read of the file at that path. */
  pageAt: (path: string) => Page | undefined
  componentOf: (name: string) => Component | undefined
  /** The component that holds items like that one. */
  holderOf: (name: string) => Component | undefined
}

/** Makes a component of a page: its Markdown in sections, its components imported, each heading with its name. */
export function mdxCompiler(
  config: Pick<ResolvedConfig, 'plugins' | 'root' | 'mode'>,
  {pageAt, componentOf, holderOf}: Asked,
) {
  const marks = marksOf(config)
  const plugin = mdx({
    remarkPlugins: [
      [reuseTree, pageAt],
      remarkFrontmatter,
      remarkGfm,
      ...marks.words,
      [layOut, {componentOf, holderOf}],
      [addImports, {root: config.root}],
      [sections, {isBand: (name: string) => componentOf(name)?.isBand}],
      ...editLinksOf(config),
    ],
    rehypePlugins: [
      rehypeSlug,
      [nameSteps, {takesSteps: (name: string) => componentOf(name)?.holds === 'numberedList'}],
      tables,
      directions,
      [unwrapLabels, {takesLabel: (name: string) => componentOf(name)?.takesLabel}],
      [sizePictures, {root: config.root}],
      ...marks.components,
    ],
    tableCellAlignToStyle: false,
    // No map: mistakes are told at their line by the check, and nobody steps through prose.
    ...({SourceMapGenerator: undefined} as object),
  })
  // The plugin of @mdx-js/rollup is called as a function so that its result can be shared.
  return plugin.transform as unknown as (text: string, path: string) => Promise<Compiled | undefined>
}

/** Has a page compiled from the tree that the check has read already; a page without one is read as usual. */
function reuseTree(this: Processor, pageAt: Asked['pageAt']) {
  const read = this.parser
  this.parser = (text: string, file: VFile) => readTree(pageAt(file.path), text) ?? (read?.(text, file) as Root)
}

/** What the check has read of a page already, if it has that text. */
function readTree(page: Page | undefined, text: string): Root | undefined {
  if (page?.text !== text) return undefined
  // To compile it is to change it.
  const tree = structuredClone(page.tree)
  return {...tree, children: [{type: 'yaml', value: page.frontmatter.yaml}, ...tree.children]}
}
