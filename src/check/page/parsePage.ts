import type {Root} from 'mdast'
import remarkGfm from 'remark-gfm'
import remarkMdx from 'remark-mdx'
import remarkParse from 'remark-parse'
import {unified} from 'unified'
import type {VFileMessage} from 'vfile-message'
import type {Decoded} from '../decode.ts'
import {blank, placeOf} from '../places.ts'
import {inFile, type Problem, type Slip} from '../problem.ts'
import type {Component} from '../readComponents.ts'
import {explainSyntax} from './explainSyntax.ts'
import {type Frontmatter, parseFrontmatter} from './frontmatter.ts'
import {findOpenFence} from './openFence.ts'
import {type Outline, outlineOf} from './outline.ts'
import {restorePlaces} from './restorePlaces.ts'
import {scanText} from './scanText.ts'

/** What is known of a page without its tree. */
interface Summary {
  /** What it has to do with other pages. */
  outline: Outline
  /** What could not be read, and why. */
  problems: Problem[]
  /** The lines of those problems, which need no second one. */
  brokenLines: number[]
}

/** A page of `pages/`, read even where it is broken. What stands below its frontmatter is read when it is first asked for. */
export interface Page extends Summary {
  /** `pages/services.mdx` */
  file: string
  /** The text without a byte order mark. */
  text: string
  frontmatter: Frontmatter
  /** The file starts with a byte order mark. */
  marked: boolean
  /** An old Windows program saved the file, not as UTF-8. */
  legacy: boolean
  /** What could be read; what could not is left out of it. */
  tree: Root
  /** The problems, with what may be written instead. */
  slips: Slip[]
  /** Forgets the tree, which is large, or which someone will change. Whoever asks for it again has it read again. */
  letGo(): void
}

/** A page without its tree, as other pages and what stands beside them know it. */
export type OutlinedPage = Pick<Page, 'file' | 'text' | 'frontmatter' | 'outline' | 'problems'>

interface Body extends Omit<Summary, 'outline'> {
  tree: Root
  slips: Slip[]
}

const reader = unified().use(remarkParse).use(remarkGfm).use(remarkMdx)

/** Reads a page; `legacy` and `foreign` as `decode` tells them, and `keepSummary` where what is known of it is kept. */
export function parsePage(
  file: string,
  source: string,
  components: Map<string, Component>,
  {legacy = false, foreign}: Partial<Decoded> = {},
  keepSummary = (make: () => Summary) => make(),
): Page {
  const text = source.replace(/^\uFEFF/, '')
  const frontmatter = foreign ? notWords(foreign) : parseFrontmatter(text)
  let body: Body | undefined
  let summary: Summary | undefined
  const read = () => {
    body ??= parseBody(file, text, frontmatter, components)
    return body
  }
  const summarize = () => {
    summary ??= keepSummary(() => {
      const {tree, problems, brokenLines} = read()
      return {outline: outlineOf(tree), problems, brokenLines}
    })
    return summary
  }
  return {
    file,
    text,
    frontmatter,
    marked: text !== source,
    legacy,
    get tree() {
      return read().tree
    },
    get slips() {
      return read().slips
    },
    get outline() {
      return summarize().outline
    },
    get problems() {
      return summarize().problems
    },
    get brokenLines() {
      return summarize().brokenLines
    },
    letGo() {
      body = undefined
    },
  }
}

function notWords(foreign: string): Frontmatter {
  const slip = {
    at: 0,
    message: `This file is ${foreign}, whatever its name says.`,
    help: 'Bring the page back from an earlier version, and copy the words into it.',
    blank: [],
  }
  return {end: 0, yaml: '', values: new Map(), slips: [slip]}
}

/** After a mistake it reads past it, so that every other mistake is found too. */
function parseBody(file: string, text: string, frontmatter: Frontmatter, components: Map<string, Component>): Body {
  const slips = [...frontmatter.slips]
  let body = blank(text, [[0, frontmatter.end]])
  let tree: Root | undefined
  const fence = findOpenFence(body)
  // What was meant as code from there on, and what not, shows once the fence is mended.
  const end = fence ? fence.at : text.length
  if (fence) {
    slips.push({...fence, blank: [[fence.at, text.length]]})
    body = blank(body, fence.blank)
  }
  for (let round = 0; !tree; round++) {
    try {
      tree = reader.parse(body)
      restorePlaces(tree, body)
    } catch (error) {
      const found = round === 0 ? scanText(body, components, file) : []
      if (found.length === 0) found.push(explainSyntax(body, error as VFileMessage))
      slips.push(...found.filter(({at}) => at < end))
      const next = blank(
        body,
        found.flatMap((slip) => slip.blank),
      )
      // Nothing left to read past, or far too many mistakes: the rest is told once these are mended.
      body = next === body || round > 100 ? '' : next
    }
  }
  const problems = slips
    .map(({blank, mend, vague, ...slip}) => inFile(file, text, {...slip, rule: vague ? 'unreadable' : 'syntax'}))
    .sort((a, b) => a.line - b.line || a.column - b.column)
  return {tree, problems, slips, brokenLines: brokenLines(text, slips)}
}

function brokenLines(text: string, slips: Slip[]): number[] {
  const lines = new Set<number>()
  for (const slip of slips) {
    lines.add(placeOf(text, slip.at).line)
    for (const [start, end] of slip.blank) {
      for (let line = placeOf(text, start).line; line <= placeOf(text, end).line; line++) lines.add(line)
    }
  }
  return [...lines]
}
