import {curly} from '../curly.ts'
import {shownOn} from '../page/shown.ts'
import {withoutOtherQuotations} from '../quotationMarks.ts'
import type {Finding, Rule} from '../rule.ts'

/** A quotation whose other mark is missing, read over its paragraphs: of several, each may begin with the mark. */
export const quotations: Rule = {
  name: 'quotations',
  quietBeside: ['typing'],
  check(page) {
    const blocks = shownOn(page).map((block) => ({...block, words: marksOf(block.words)}))
    let open = false
    return blocks.flatMap(({words, at, node}, index): Finding[] => {
      const alone = open ? -1 : closedAlone(words)
      const before = open
      open = words.lastIndexOf('“') > words.lastIndexOf('”') || (before && !words.includes('”'))
      if (alone >= 0) return [{at: at(alone), ...neverOpened}]
      // A mark at the start of the last paragraph, or of one that no quotation follows.
      const goesOn = blocks.slice(index + 1).some((next) => /”/.test(next.words))
      if (!open || goesOn || words.lastIndexOf('“') !== 0) return []
      return node.type === 'paragraph' ? [{at: at(0), ...neverClosed}] : []
    })
  },
}

const neverOpened = {
  message: 'This quotation was never opened.',
  help: 'Write “ where it begins, or delete the ”.',
  warning: true,
}
const neverClosed = {
  message: 'This quotation is never closed.',
  help: 'Write ” where it ends, or delete the “.',
  warning: true,
}

/** What is wrong with the quotation marks of words that are whole, as a value of a record is. */
export function unevenQuotation(value: string): Finding | undefined {
  const words = marksOf(value)
  const alone = closedAlone(words)
  if (alone >= 0) return {at: alone, ...neverOpened}
  // Anywhere but at the start it is told of all words.
  return words.startsWith('“') && !words.includes('”') ? {at: 0, ...neverClosed} : undefined
}

/** What is wrong with marks round all of a value: visitors read them. Round one sentence, “” may well be meant: someone says it. */
export function wholeInMarks(value: string): Finding | undefined {
  const all = /^"[^"]+"$|^'[^']+'$|^“[^“”]*[.!?] [^“”]+”$|^“[^“”]*[^“”.!?…,]”$/.test(value.trim())
  const advice = {help: 'Delete both, unless these are words that somebody says.', warning: true}
  return all
    ? {at: 0, message: 'Quotation marks stand round all of this, and visitors read them.', ...advice}
    : undefined
}

/** Words with the marks of quotations that they will have: a straight one may be the partner of a curly one. */
function marksOf(words: string): string {
  return withoutOtherQuotations(curly(words))
}

/** Where the first ” stands that no “ opens. */
function closedAlone(words: string): number {
  let open = 0
  for (const {0: sign, index} of words.matchAll(/[“”]/g)) {
    if (sign === '“') open++
    else if (open === 0) return index
    else open--
  }
  return -1
}
