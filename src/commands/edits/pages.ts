import type {Nodes, Parent} from 'mdast'
import type {Page} from '../../site/page/page.ts'
import {isTag, recordOf, tagsOf} from '../../site/page/tags.ts'
import {headingsOf, type SiteFiles} from '../../site/readSite.ts'
import {reword} from './reword.ts'

/** The page for addresses that do not exist: its heading and its way home are fixed by the specification. */
const fallback = 'pages/[...404].mdx'

type Range = [start: number, end: number]

/** What a run of words of a page is part of. */
type Kind = 'paragraph' | 'heading' | 'label'

/** A page’s text with every paragraph in other words, and its title, short name and description with them. */
export function rewordParagraphs(page: Page, site: SiteFiles): string {
  const told = ['title', 'short', 'description'].flatMap((key): Range[] => {
    const at = page.frontmatter.values.get(key)?.valueAt
    return at === undefined ? [] : [[at, page.text.indexOf('\n', at)]]
  })
  return changed(page.text, [...told, ...runsOf(page, site, 'paragraph')], reword)
}

/** A page’s text with other words on each of its links and buttons. */
export function rewordLabels(page: Page, site: SiteFiles): string {
  return page.file === fallback ? page.text : changed(page.text, runsOf(page, site, 'label'), reword)
}

/** A page’s text with every heading in other words, and the places that were named after the headings: before and after. */
export function rewordHeadings(page: Page, site: SiteFiles, parse: (page: Page, text: string) => Page) {
  if (page.file === fallback) return {text: page.text, places: []}
  const text = changed(page.text, runsOf(page, site, 'heading'), reword)
  const after = headingsOf(parse(page, text))
  const places = headingsOf(page).map(({anchor}, index) => [anchor, after[index]?.anchor ?? ''] as const)
  return {text, places}
}

/** A page’s text with another record shown after each showing of a record. */
export function showAlso(page: Page, file: string, id: string, other: string): string {
  const tags = tagsOf(page).filter((tag) => recordOf(tag)?.file === file && recordOf(tag)?.id === id)
  return changed(
    page.text,
    tags.map(({position}): Range => [position?.start.offset ?? 0, position?.end.offset ?? 0]),
    (source, start) => {
      const line = page.text.slice(page.text.lastIndexOf('\n', start - 1) + 1, start)
      const again = source.replace(`"${id}"`, `"${other}"`).replace(/(?<=>)[^<>]+(?=<)/g, reword)
      return `${source}${line.trim() === '' ? `\n${line}` : ' '}${again}`
    },
  )
}

/** A page’s text without the first record of a file that it shows. */
export function takeOff(page: Page, file: string): string {
  const tag = tagsOf(page).find((each) => recordOf(each)?.file === file)
  if (!tag?.position) return page.text
  const {start, end} = tag.position
  const from = page.text.lastIndexOf('\n', (start.offset ?? 0) - 1)
  return page.text.slice(0, from) + page.text.slice(end.offset)
}

function changed(text: string, ranges: Range[], change: (source: string, start: number) => string): string {
  let result = text
  for (const [start, end] of ranges.sort(([one], [other]) => other - one))
    result = result.slice(0, start) + change(text.slice(start, end), start) + result.slice(end)
  return result
}

/** Where the words of one kind stand in a page. */
function runsOf(page: Page, site: SiteFiles, wanted: Kind): Range[] {
  const runs: Range[] = []
  const walk = (node: Nodes, kind: Kind) => {
    if (node.type === 'text' && kind === wanted && node.position)
      runs.push([node.position.start.offset ?? 0, node.position.end.offset ?? 0])
    if ('children' in node) for (const child of (node as Parent).children) walk(child, kindIn(node, kind, site))
  }
  walk(page.tree, 'paragraph')
  return runs
}

function kindIn(node: Nodes, kind: Kind, site: SiteFiles): Kind {
  if (node.type === 'heading') return 'heading'
  if (node.type === 'link' || (isTag(node) && site.components.get(node.name ?? '')?.takesLabel)) return 'label'
  return kind
}
