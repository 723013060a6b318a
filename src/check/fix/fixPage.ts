import {
  applyEdits,
  type Component,
  type Edit,
  groupBy,
  lineStart,
  type Page,
  parsePage,
} from '../../site/index.ts'
import {breakSentences} from './breakSentences.ts'
import {curlPageQuotes} from './curlPageQuotes.ts'
import {fixCharacters} from './fixCharacters.ts'
import {fixImports} from './fixImports.ts'
import {hasSameWords} from './hasSameWords.ts'
import {removeSpacesBeforePunctuation} from './spacesAfterTags.ts'

type Step = {
  name: string
  edits(page: Page, components: Map<string, Component>, isSound: (page: Page) => boolean): Edit[][]
}

/** The fixes in the order in which they run; each group of edits is applied as a whole or not at all. */
const steps: Step[] = [
  {
    name: 'line ends',
    edits: (page) => [
      [...page.text.matchAll(/\r\n?/g)].map(({index, 0: found}) => ({
        start: index,
        end: index + found.length,
        text: '\n',
      })),
    ],
  },
  {
    name: 'syntax mistakes',
    edits: (page) => page.defects.flatMap(({fix}) => (fix ? [[...fix]] : [])),
  },
  {name: 'invisible characters', edits: (page) => byLine(page, fixCharacters(page))},
  {
    name: 'straight quotation marks and apostrophes',
    edits(page, _, isSound) {
      const groups = curlPageQuotes(page)
      return groups.length > 0 && isSound(page) ? groups : []
    },
  },
  {name: 'spaces before punctuation', edits: removeSpacesBeforePunctuation},
  {name: 'import lines', edits: (page, components, isSound) => [fixImports(page, components, isSound)]},
  {name: 'one sentence a line', edits: breakSentences},
]

/**
 * Applies all fixes that don’t change the words of a page; `done` names those that changed something. Removes
 * unused imports and makes quotes curly only if `isSound` finds no errors on the page.
 */
export function fixPage(
  file: string,
  source: string,
  components: Map<string, Component>,
  isSound: (page: Page) => boolean = (page) => page.defects.length === 0,
): {text: string; done: string[]} {
  let text = source.replace(/^\uFEFF/, '')
  const done = text === source ? [] : ['the invisible mark at its start']
  let page = parsePage(file, text, components)
  for (const {name, edits} of steps) {
    const groups = edits(page, components, isSound).filter((group) => group.length > 0)
    text = tryAll(file, text, groups, components)
    if (text === page.text) continue
    page = parsePage(file, text, components)
    done.push(name)
  }
  return {text, done}
}

/** Groups edits by line, because fixing only some of the characters of a line could change its meaning. */
function byLine({text}: Page, edits: Edit[]): Edit[][] {
  return [...groupBy(edits, ({start}) => [lineStart(text, start)]).values()]
}

/**
 * Applies all groups of edits; if together they would change the words, applies those groups that alone would
 * not.
 */
function tryAll(file: string, text: string, groups: Edit[][], components: Map<string, Component>): string {
  if (groups.length === 0) return text
  const all = applyEdits(text, groups.flat())
  if (hasSameWords(file, text, all, components)) return all
  if (groups.length === 1) return text
  // Applies groups from the end of the text to its start, so that the offsets of the remaining groups stay
  // valid.
  const last = (group: Edit[]) => Math.max(...group.map((edit) => edit.start))
  let result = text
  for (const group of [...groups].sort((a, b) => last(b) - last(a))) {
    const next = applyEdits(result, group)
    if (hasSameWords(file, result, next, components)) result = next
  }
  return result
}
