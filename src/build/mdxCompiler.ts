import mdx from '@mdx-js/rollup'
import type {Root} from 'mdast'
import remarkFrontmatter from 'remark-frontmatter'
import remarkGfm from 'remark-gfm'
import type {PluggableList, Processor} from 'unified'
import type {VFile} from 'vfile'
import type {ResolvedConfig} from 'vite'
import type {Component, Page} from '../site/index.ts'
import {addImports} from './addImports.ts'
import {editLinksOf} from './editLinks.ts'
import {groupSections} from './groupSections.ts'
import {headingIds} from './headingIds.ts'
import {labelTables} from './labelTables.ts'
import {markTerms, type Term} from './markTerms.ts'
import {setDirections} from './setDirections.ts'
import {sizePictures} from './sizePictures.ts'
import {isEditing, sourcePositionPlugins} from './sourcePositions.ts'
import {stepHeadings} from './stepHeadings.ts'
import {unwrapLabels} from './unwrapLabels.ts'
import {wrapItems} from './wrapItems.ts'

/** The JavaScript of a compiled page. */
export type CompiledPage = {code: string}

/** Functions by which the compiler looks up pages and components. */
interface CompilerInput {
  /** Returns the parsed page of an MDX file, given the file's absolute path. */
  pageAt: (path: string) => Page | undefined
  componentOf: (name: string) => Component | undefined
  /** Returns the component in which adjacent components called `name` are wrapped: `CardGrid` for `StoryCard`. */
  containerOf: (name: string) => Component | undefined
  /** Returns the records of `content/terms.yaml`. */
  terms: () => readonly Term[]
}

/** Returns a function that compiles a page to a React component, with sections, imports and heading ids. */
export function mdxCompiler(
  config: Pick<ResolvedConfig, 'plugins' | 'root' | 'mode'>,
  {pageAt, componentOf, containerOf, terms}: CompilerInput,
) {
  const marks = sourcePositionPlugins(config)
  const hardWords: PluggableList = [[markTerms, {terms, isVerbatim: (name: string) => componentOf(name)?.isVerbatim}]]
  const plugin = mdx({
    remarkPlugins: [
      [reuseTree, pageAt],
      remarkFrontmatter,
      remarkGfm,
      ...marks.words,
      [wrapItems, {componentOf, containerOf}],
      [addImports, {root: config.root}],
      [groupSections, {isBand: (name: string) => componentOf(name)?.isBand}],
      ...editLinksOf(config),
    ],
    rehypePlugins: [
      headingIds,
      [stepHeadings, {takesSteps: (name: string) => componentOf(name)?.childKind === 'numberedList'}],
      labelTables,
      setDirections,
      [unwrapLabels, {takesLabel: (name: string) => componentOf(name)?.takesLabel}],
      // Not in `npm run edit`: the editor compares what a page shows with its source.
      ...(isEditing(config) ? [] : hardWords),
      [sizePictures, {root: config.root}],
      ...marks.components,
    ],
    tableCellAlignToStyle: false,
    // No source maps of pages, because nobody debugs prose. `npm run check` reports mistakes with their line.
    ...({SourceMapGenerator: undefined} as object),
  })
  // Calls the transform of @mdx-js/rollup directly, so that the builds for browser and Node share the compiled pages.
  return plugin.transform as unknown as (text: string, path: string) => Promise<CompiledPage | undefined>
}

/** Makes MDX reuse the syntax tree of a page that `src/site/` has parsed. Other pages are parsed as usual. */
function reuseTree(this: Processor, pageAt: CompilerInput['pageAt']) {
  const read = this.parser
  this.parser = (text: string, file: VFile) => copyCheckedTree(pageAt(file.path), text) ?? (read?.(text, file) as Root)
}

/** Returns a copy of a parsed page's syntax tree, or `undefined` if the page's text has changed since. */
function copyCheckedTree(page: Page | undefined, text: string): Root | undefined {
  if (page?.text !== text) return undefined
  // Copies the tree, because compiling mutates it.
  const tree = structuredClone(page.tree)
  return {...tree, children: [{type: 'yaml', value: page.frontmatter.yaml}, ...tree.children]}
}
