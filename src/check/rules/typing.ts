import {endOf, nodesOf, sourceOf, startOf} from '../page/nodes.ts'
import type {Page} from '../page/parsePage.ts'
import {type Finding, type Rule, written} from '../rule.ts'

/** A slip that is one in every text and every language, and how it is mended. */
interface Slip {
  pattern: RegExp
  message: string
  write: (found: RegExpMatchArray) => string
}

const endings = 're|ve|ll|s|t|d|m'

const slips: Slip[] = [
  {
    pattern: /(?<![\p{L}’'-])(the|our|your)[ \t\n]+\1(?![\p{L}’'-])/gu,
    message: 'The same word stands here twice.',
    write: ([, word = '']) => word,
  },
  {
    pattern: /(?<=[.!?][”’)])(?=\p{Lu}\p{Ll})/gu,
    message: 'A space is missing between two sentences.',
    write: () => ' ',
  },
  {
    pattern: /(?<=[\p{L}\d])[ \t]+,(?=[ \t]+\p{L})/gu,
    message: 'There is a space too many before the comma.',
    write: () => ',',
  },
  {
    pattern: /(?<=[\p{L}\d]),[ \t]*,(?=[ \t]+\p{L})/gu,
    message: 'There are two commas where one belongs.',
    write: () => ',',
  },
  {
    pattern: /“[ \t]+(?=\p{L})|(?<=[\p{L}.!?,])[ \t]+”(?=[\s.,;:!?]|$)/gu,
    message: 'There is a space inside the quotation marks.',
    write: ([found]) => found.trim(),
  },
  {
    pattern: /£(\d[\d,]*\.\d\d)p(?![\p{L}\d&/.])/gu,
    message: 'An amount has £ in front or p behind it.',
    write: ([, amount = '']) => `£${amount}`,
  },
]

/** Slips of the finger that no correct text has, whatever its language: as advice, but for marks that visitors see. */
export const typing: Rule = {
  name: 'typing',
  quietBeside: ['links'],
  check: madeCode,
  checkWords: (words) => [...slipsIn(words), ...backticks(words)],
}

function slipsIn(words: string): Finding[] {
  return slips.flatMap(({pattern, message, write}) =>
    [...words.matchAll(pattern)].map((found) => ({
      at: found.index,
      message,
      ...written(found[0], write(found)),
      warning: true,
    })),
  )
}

/** `we`re`, with no other backtick that would make code of what follows. */
function backticks(words: string): Finding[] {
  return [...words.matchAll(new RegExp(`(?<=\\p{L})\`(?:${endings})(?!\\p{L})`, 'giu'))].map(({index}) => ({
    at: index,
    message: 'The sign ` is no apostrophe.',
    ...written('`', '’'),
  }))
}

/** `we`re sure you`ll`: two backticks make code of all that stands between. */
function madeCode(page: Page): Finding[] {
  return nodesOf(page, 'inlineCode').flatMap((node): Finding[] => {
    const source = sourceOf(page.text, node)
    const [before = ''] = /[\p{L}’]+$/u.exec(page.text.slice(0, startOf(node))) ?? []
    const [after = ''] = new RegExp(`^(?:${endings})(?!\\p{L})`, 'iu').exec(page.text.slice(endOf(node))) ?? []
    const begins = new RegExp(`^(?:${endings})(?!\\p{L})|^ `, 'iu')
    if (!before || !/^`[^`]+`$/.test(source) || !(begins.test(node.value) || after)) return []
    const typed = before + source + after
    return [
      {
        at: startOf(node) - before.length,
        message: 'The sign ` is no apostrophe: two of them make code of what stands between.',
        ...written(typed, typed.replaceAll('`', '’')),
      },
    ]
  })
}
