import type {Root} from 'mdast'
import remarkGfm from 'remark-gfm'
import remarkMdx from 'remark-mdx'
import remarkParse from 'remark-parse'
import {unified} from 'unified'
import type {VFileMessage} from 'vfile-message'
import type {Decoded} from '../decode.ts'
import {blank as blankRanges} from '../text/places.ts'
import {type Defect, defect, type Range} from './defects.ts'
import {type Frontmatter, readFrontmatter} from './frontmatter.ts'
import {readLines} from './lines.ts'
import {type Outline, outlineOf} from './outline.ts'
import {scanText} from './scan.ts'
import type {Components} from './tag.ts'
import {defectsIn, explainFailure, restorePlaces} from './tree.ts'

/** A page of `pages/`, read even where it is broken. */
export interface Page {
  /** `pages/services.mdx` */
  file: string
  /** The text without a byte order mark. */
  text: string
  frontmatter: Frontmatter
  /** What could be read; what could not is left out of it. Imports are. */
  tree: Root
  /** What it has to do with other pages. */
  outline: Outline
  /** What could not be read, or may not stand in a page, in the order of the text. */
  defects: readonly Defect[]
  hasByteOrderMark: boolean
  /** An old Windows program saved the file, not as UTF-8. */
  isLegacy: boolean
}

const reader = unified().use(remarkParse).use(remarkGfm).use(remarkMdx)

/** More failures than this mean a text that is no page: the rest is told once these are mended. */
const mostReadings = 100

export function readPage(file: string, source: string, components: Components, decoded: Partial<Decoded> = {}): Page {
  const text = source.replace(/^\uFEFF/, '')
  const {legacy: isLegacy = false, foreign} = decoded
  const {frontmatter, defects} = readFrontmatter(text)
  const {tree, found} = readBody(file, text, frontmatter.end, components)
  const all = foreign ? [defect('not-text', {from: 0, to: 0}, {kind: foreign})] : [...defects, ...found]
  return {
    file,
    text,
    frontmatter,
    tree,
    outline: outlineOf(tree),
    defects: all.sort((one, other) => one.from - other.from),
    hasByteOrderMark: text !== source,
    isLegacy,
  }
}

/** After a mistake it reads past it, so that every other mistake is found too. */
function readBody(file: string, text: string, start: number, components: Components): {tree: Root; found: Defect[]} {
  const top = blank(text, [{from: 0, to: start}])
  const lines = readLines(top, file, components)
  const found = [...lines.defects]
  // What was meant as code below the start of a block that no line ends shows once there is one.
  const end = found.find(({id}) => id === 'code-open')?.from ?? text.length
  let body = blank(top, [...lines.imports, ...found.flatMap((each) => each.blank)])
  for (let round = 0; ; round++) {
    try {
      const tree = reader.parse(body)
      restorePlaces(tree, body)
      found.push(...defectsIn(tree, body, components))
      return {tree, found: found.filter(({id, from}) => from < end || id === 'code-open')}
    } catch (error) {
      const scanned = round === 0 ? scanText(blank(body, lines.code), components) : []
      const more = scanned.length > 0 ? scanned : [explainFailure(body, error as VFileMessage, components)]
      found.push(...more)
      const next = blank(
        body,
        more.flatMap((each) => each.blank),
      )
      body = next === body || round > mostReadings ? '' : next
    }
  }
}

function blank(text: string, ranges: readonly Range[]): string {
  return blankRanges(
    text,
    ranges.map(({from, to}) => [from, to]),
  )
}
