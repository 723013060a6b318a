import {posix} from 'node:path'
import mdx from '@mdx-js/rollup'
import type {Root} from 'mdast'
import type {Processor} from 'unified'
import type {VFile} from 'vfile'
import type {ResolvedConfig} from 'vite'
import {type PageLookup, pagePlugins} from '../layout/pagePlugins.ts'
import {type Page, pictureSize} from '../site/index.ts'
import {addImports} from './addImports.ts'
import {editLinksOf} from './editLinks.ts'
import {isEditing} from './isEditing.ts'

/** The JavaScript of a compiled page. */
export type CompiledPage = {code: string}

/** Functions by which the compiler looks up pages and components. */
interface CompilerInput extends Pick<PageLookup, 'componentOf' | 'containerOf' | 'terms'> {
  /** Returns the parsed page of an MDX file, given the file's absolute path. */
  pageAt: (path: string) => Page | undefined
}

/** Returns a function that compiles a page to a React component, with sections, imports and heading ids. */
export function mdxCompiler(
  config: Pick<ResolvedConfig, 'plugins' | 'root' | 'mode'>,
  {pageAt, ...input}: CompilerInput,
) {
  const {root} = config
  const fileAt = (path: string) => posix.relative(root, path)
  const sizeOf = (address: string) => pictureSize(root, address)
  const {remark, rehype} = pagePlugins({...input, fileAt, sizeOf}, isEditing(config))
  const plugin = mdx({
    remarkPlugins: [[reuseTree, pageAt], ...remark, [addImports, {root}], ...editLinksOf(config)],
    rehypePlugins: rehype,
    tableCellAlignToStyle: false,
    // No source maps of pages, because nobody debugs prose. `npm run check` reports mistakes with their line.
    ...({SourceMapGenerator: undefined} as object),
  })
  // Calls the transform of @mdx-js/rollup directly, so that the builds for browser and Node share the
  // compiled pages.
  return plugin.transform as unknown as (text: string, path: string) => Promise<CompiledPage | undefined>
}

/** Makes MDX reuse the syntax tree of a page that `src/site/` has parsed. Other pages are parsed as usual. */
function reuseTree(this: Processor, pageAt: CompilerInput['pageAt']) {
  const read = this.parser
  this.parser = (text: string, file: VFile) =>
    copyCheckedTree(pageAt(file.path), text) ?? (read?.(text, file) as Root)
}

/** Returns a copy of a parsed page's syntax tree, or `undefined` if the page's text has changed since. */
function copyCheckedTree(page: Page | undefined, text: string): Root | undefined {
  if (page?.text !== text) return undefined
  // Copies the tree, because compiling mutates it.
  const tree = structuredClone(page.tree)
  return {...tree, children: [{type: 'yaml', value: page.frontmatter.yaml}, ...tree.children]}
}
