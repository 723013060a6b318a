import type {Root as Hast, RootContent as HastContent} from 'hast'
import type {Root, RootContent} from 'mdast'
import remarkRehype, {type Options} from 'remark-rehype'
import {unified} from 'unified'
import {visit} from 'unist-util-visit'
import {contentExportsOf, countsOf} from '../layout/contentData.ts'
import {pageDataOf} from '../layout/pageData.ts'
import {pagePlugins} from '../layout/pagePlugins.ts'
import {
  addressOf,
  containerOf,
  hasContactForm,
  type Page,
  pictureFormat,
  type SiteFiles,
} from '../site/index.ts'
import type {RenderedContent} from './liveContent.ts'

/** A page as data: its tree of elements and components, and what else it shows. */
export interface LaidOutPage extends ReturnType<typeof pageDataOf> {
  file: string
  tree: Hast
}

/** Keeps the nodes of MDX in their places among the elements. */
const toElements: Options = {passThrough: ['mdxJsxFlowElement', 'mdxJsxTextElement', 'mdxjsEsm']}

/**
 * Lays out a page as the build does, with the positions of its texts and components in its source. Pictures
 * that were added since the build, so are not in `builtFiles`, are shown from their bytes.
 */
export async function layOutPage(page: Page, site: SiteFiles, builtFiles: Set<string>): Promise<LaidOutPage> {
  const {remark, rehype} = pagePlugins(
    {
      fileAt: (path) => path,
      componentOf: (name) => site.components.get(name),
      containerOf: (name) => containerOf(name, site.components),
      terms: () => [],
      // The sizes of pictures are not known here. They only prevent shifts while a page loads.
      sizeOf: () => undefined,
    },
    true,
  )
  const tree = await unified()
    .use(remark)
    .use(remarkRehype, toElements)
    .use(rehype)
    .run(unravel(structuredClone(page.tree)), {path: page.file, value: page.text})
  visit(tree as Hast, 'element', ({tagName, properties}) => {
    const address = tagName === 'img' && String(properties.src)
    const bytes = address && !builtFiles.has(address) && site.readPublicFile?.(address)
    if (bytes) properties.src = `data:image/${pictureFormat(bytes)};base64,${bytes.toString('base64')}`
  })
  return {file: page.file, tree: withComponentsOnly(tree as Hast), ...pageDataOf(page, site)}
}

/** Takes components out of paragraphs that have nothing else, as MDX does. */
function unravel(tree: Root): Root {
  visit(tree, 'paragraph', (node, index, parent) => {
    const isBlank = (child: {type: string}) =>
      child.type === 'text' && !('value' in child && String(child.value).trim())
    const own = node.children.filter((child) => !isBlank(child))
    if (!parent || index === undefined || own.length === 0) return undefined
    if (own.some(({type}) => type !== 'mdxJsxTextElement')) return undefined
    const blocks = own.map((child) => ({...child, type: 'mdxJsxFlowElement'}) as RootContent)
    parent.children.splice(index, 1, ...blocks)
    return index
  })
  return tree
}

/**
 * Leaves out imports, and HTML tags but not what is in them: the check refuses these, but a branch may have
 * some that nobody has checked yet, such as a `<meta>` that opens another site.
 */
function withComponentsOnly<T extends object>(node: T): T {
  if (!('children' in node)) return node
  return {...node, children: (node.children as HastContent[]).flatMap(shownNodes)}
}

function shownNodes(node: HastContent): HastContent[] {
  if (node.type === ('mdxjsEsm' as HastContent['type'])) return []
  const shown = withComponentsOnly(node)
  const isHtmlTag = 'name' in shown && /^[^A-Z]/.test(String(shown.name))
  return isHtmlTag && 'children' in shown ? (shown.children as HastContent[]) : [shown]
}

/** Returns what the YAML files of a site export to components. */
export function contentOf(site: SiteFiles): RenderedContent {
  const page = site.pages.find(hasContactForm)
  return {
    files: contentExportsOf(site.content),
    counts: countsOf(site.content),
    formPage: page ? addressOf(page.file) : '/',
  }
}
