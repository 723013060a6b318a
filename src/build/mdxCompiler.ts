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
import {editLinksOf} from './editLinks.ts'
import {editMarkPlugins} from './editMarks.ts'
import {groupSections} from './groupSections.ts'
import {labelTables} from './labelTables.ts'
import {setDirections} from './setDirections.ts'
import {sizePictures} from './sizePictures.ts'
import {stepHeadings} from './stepHeadings.ts'
import {unwrapLabels} from './unwrapLabels.ts'
import {wrapItems} from './wrapItems.ts'

/** JavaScript of a compiled page. */
export type CompiledPage = {code: string}

/** Data about the site that the compiler needs. */
interface CompilerInput {
  /** Returns the page that the check has parsed, by absolute path. */
  pageAt: (path: string) => Page | undefined
  componentOf: (name: string) => Component | undefined
  /** Returns the container component of an item. */
  holderOf: (name: string) => Component | undefined
}

/** Compiles a page to a component, with sections, imports and heading ids. */
export function mdxCompiler(
  config: Pick<ResolvedConfig, 'plugins' | 'root' | 'mode'>,
  {pageAt, componentOf, holderOf}: CompilerInput,
) {
  const marks = editMarkPlugins(config)
  const plugin = mdx({
    remarkPlugins: [
      [reuseTree, pageAt],
      remarkFrontmatter,
      remarkGfm,
      ...marks.words,
      [wrapItems, {componentOf, holderOf}],
      [addImports, {root: config.root}],
      [groupSections, {isBand: (name: string) => componentOf(name)?.isBand}],
      ...editLinksOf(config),
    ],
    rehypePlugins: [
      rehypeSlug,
      [stepHeadings, {takesSteps: (name: string) => componentOf(name)?.childKind === 'numberedList'}],
      labelTables,
      setDirections,
      [unwrapLabels, {takesLabel: (name: string) => componentOf(name)?.takesLabel}],
      [sizePictures, {root: config.root}],
      ...marks.components,
    ],
    tableCellAlignToStyle: false,
    // No source map: the check reports mistakes with their line, and nobody debugs prose.
    ...({SourceMapGenerator: undefined} as object),
  })
  // Calls the transform of @mdx-js/rollup directly, so that its result can be shared between environments.
  return plugin.transform as unknown as (text: string, path: string) => Promise<CompiledPage | undefined>
}

/** Reuses the tree that the check has parsed; otherwise parses as usual. */
function reuseTree(this: Processor, pageAt: CompilerInput['pageAt']) {
  const read = this.parser
  this.parser = (text: string, file: VFile) => copyCheckedTree(pageAt(file.path), text) ?? (read?.(text, file) as Root)
}

/** Returns a copy of the checked page's tree, if its text is unchanged. */
function copyCheckedTree(page: Page | undefined, text: string): Root | undefined {
  if (page?.text !== text) return undefined
  // Compiling mutates the tree.
  const tree = structuredClone(page.tree)
  return {...tree, children: [{type: 'yaml', value: page.frontmatter.yaml}, ...tree.children]}
}
