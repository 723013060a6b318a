import type {Root} from 'mdast'
import remarkGfm from 'remark-gfm'
import remarkMdx from 'remark-mdx'
import remarkParse from 'remark-parse'
import {unified} from 'unified'
import type {VFileMessage} from 'vfile-message'
import type {Decoded} from '../decode.ts'
import {maskRanges} from '../text/positions.ts'
import {type Defect, defect} from './defects.ts'
import {type Frontmatter, readFrontmatter} from './frontmatter.ts'
import {type Outline, outlineOf} from './outline.ts'
import {scanLines} from './scanLines.ts'
import {scanText} from './scanText.ts'
import type {Components} from './tag.ts'
import {parseErrorDefect, restorePositions, treeDefects} from './treeDefects.ts'

/** A page of `pages/`, parsed as far as possible if its text is broken. */
export interface Page {
  /** Path in the project: `pages/services.mdx`. */
  file: string
  /** The text without a byte order mark. */
  text: string
  frontmatter: Frontmatter
  /** The parsed body, without unreadable ranges and import lines. */
  tree: Root
  outline: Outline
  /** Unreadable or forbidden parts, in text order. */
  defects: readonly Defect[]
  hasByteOrderMark: boolean
  /** The file from which the page was parsed. */
  source: Decoded
}

const parser = unified().use(remarkParse).use(remarkGfm).use(remarkMdx)

/**
 * The maximum number of attempts to parse a page. After the last one, its other mistakes are not reported.
 */
const maxParses = 100

export function parsePage(file: string, source: string | Decoded, components: Components): Page {
  const decoded = typeof source === 'string' ? {text: source, isNotUtf8: false} : source
  const text = decoded.text.replace(/^\uFEFF/, '')
  const {nonTextKind} = decoded
  const {frontmatter, defects} = readFrontmatter(text)
  const {tree, found} = readBody(file, text, frontmatter.end, components)
  const all = nonTextKind
    ? [defect('not-text', {start: 0, end: 0}, {kind: nonTextKind})]
    : [...defects, ...found]
  return {
    file,
    text,
    frontmatter,
    tree,
    outline: outlineOf(tree),
    defects: all.sort((one, other) => one.start - other.start),
    hasByteOrderMark: text !== decoded.text,
    source: decoded,
  }
}

/**
 * Parses the body; after each failure replaces the broken range by spaces and tries again, to find every
 * mistake.
 */
function readBody(
  file: string,
  text: string,
  start: number,
  components: Components,
): {tree: Root; found: Defect[]} {
  const top = maskRanges(text, [{start: 0, end: start}])
  const lines = scanLines(top, file, components)
  const found = [...lines.defects]
  // Ignores defects below an unclosed code block, because all that text may be code.
  const end = found.find(({id}) => id === 'code-open')?.start ?? text.length
  let body = maskRanges(top, [...lines.imports, ...found.flatMap((each) => each.blank)])
  for (let round = 0; ; round++) {
    try {
      const tree = parser.parse(body)
      restorePositions(tree, body)
      found.push(...treeDefects(tree, body, components))
      return {tree, found: found.filter(({id, start}) => start < end || id === 'code-open')}
    } catch (error) {
      const scanned = round === 0 ? scanText(maskRanges(body, lines.code), components) : []
      const more = scanned.length > 0 ? scanned : [parseErrorDefect(body, error as VFileMessage, components)]
      found.push(...more)
      const next = maskRanges(
        body,
        more.flatMap((each) => each.blank),
      )
      body = next === body || round > maxParses ? '' : next
    }
  }
}
