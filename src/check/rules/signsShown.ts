import {matchesOf} from '../matchesOf.ts'
import {endOf, nodesOf, sourceOf, startOf} from '../page/nodes.ts'
import type {Page} from '../page/parsePage.ts'
import {type Finding, type Rule, written} from '../rule.ts'

/** A sign of Markdown, or of what other programs take for it, and what to do about it. */
interface Sign {
  pattern: RegExp
  help: string
  /** It may be meant. */
  warning?: true
}

const words = 'Write **words** to make them bold, or delete'

/** What nobody means to show. The first group, or else the whole, is what visitors see. */
const signs: Sign[] = [
  // Behind the end of a sentence it begins a note.
  {pattern: /(?<=[^\s.!?*][^\S\n]+[(“‘]?)\*(?=\p{L}[^*\n]*$)/gmu, help: `${words} the star.`, warning: true},
  {pattern: /(?<!\S)(\*)(?=\p{L}[^*\n]*\p{L}\*(?!\w))/gu, help: `${words} both stars.`, warning: true},
  // As programs that write Markdown for others bring them: \*\*free\*\*.
  {
    pattern: /(?<![\p{L}*])\*\*(?=[^\s*][^*\n]*\*\*)/gu,
    help: 'To make these words bold, write **words** without backslashes. Or delete the stars.',
  },
  {pattern: /~~/g, help: 'Delete it, or write ~~ on both sides of what is struck out.'},
  {pattern: /(?<!=)==(?=[^\s=][^=\n]*==)/g, help: `${words} the signs on both sides.`},
  // Names of people on other sites may begin and end so.
  {
    pattern: /(?<![\w/@.:_])_(?=\p{L}+[^\S\n]+\p{L}[^_\n]*_(?!\w))/gu,
    help: 'Delete both signs, or write *words* for italics.',
    warning: true,
  },
  {
    pattern: /^[>|][-+](?= )/g,
    help: 'Delete it: behind a colon it takes the lines below for words, outside quote marks.',
  },
  {pattern: /^-+>(?= )/g, help: 'Write >- in its place: that takes the lines below for words.'},
  {pattern: /`+/g, help: 'Delete it, or write ’ or “.'},
  {
    pattern: /^(#{1,6})(?= )/gm,
    help: 'For a heading, write the signs at the start of a line, without a backslash. Or delete them.',
  },
  {pattern: /^#{7,}/gm, help: 'A heading has at most six of them: ## is that of a section.'},
  {
    pattern: /&(?:#(?:\d+|x[\da-f]+);?|[a-z]{2,8};|(?:amp|nbsp|pound|hellip|[mn]dash|[rl][sd]quo))(?=[^\w=;]|$)/gi,
    help: 'Write the sign itself.',
  },
  {pattern: /(?<=\w)\^[\w+-]+\^|~\w+~(?=\p{L})/gu, help: 'Delete the signs: Markdown sets no words higher or lower.'},
  {
    pattern: /<\/?(?:br|hr|p|b|i|u|em|strong|span|div|font|center|sup|sub|small|a|li|ul|ol|h[1-6])(?: [^<>\n]*)?\/?>/gi,
    help: 'Delete it: pages are written in Markdown.',
  },
  {pattern: /(?<=[.!?])_(?=\s|$)|(?<=[\p{L}.!?,])[¶¬](?=\s|$)/gmu, help: 'Delete it.'},
  {pattern: /%%(?=[^%\n]*\s)[^%\n]+%%/g, help: 'Delete it: a note can’t be hidden in a page.'},
  {
    pattern: /&#(?:\d{2,5}|x[\da-f]{2,4})(?=[a-z])|&(?:nbsp|[rl][sd]quo)(?=\w)/gi,
    help: 'Write the sign itself.',
  },
  {
    pattern: /!\[[^\]\n]*\](?=\[)|!\[\[[^\]\n]+\]\]/g,
    help: 'Put the picture into public/, and write: ![What it shows](/its-name.jpg)',
  },
  {pattern: /(?<!!)\[\[[^\]\n]+\]\]/g, help: 'A link is written like this: [About us](/about)'},
  {
    pattern: /^\[_{0,2}TOC_{0,2}\]$/gim,
    help: 'Delete it. <Contents> in COMPONENTS.md makes a list of a page’s headings.',
  },
  {pattern: /^\[![A-Z]+\]/gm, help: 'Delete it. <Callout> in COMPONENTS.md makes words stand out.'},
  {pattern: /^:::\w[^\n]*/gm, help: 'Delete this line. <Callout> in COMPONENTS.md makes words stand out.'},
  {
    pattern: /\\(?=[£€–—…‘’“”])|\\u[\da-f]{4}|\\["'’]|\\n(?=\s|\p{Lu}|\\|$)|(?<=[\p{L}.!?,])\\$/giu,
    help: 'Write the sign itself, or delete it.',
  },
  // What stands for its sources in the answers of writing assistants.
  {
    pattern: /【\d+[:†][^】\n]*】|\[cite(?:_start|: ?[\d, ]+)\]|(?<!\p{L})cite\W?turn\d+\p{L}+\d+\W?/gu,
    help: 'Delete it: a writing assistant left it.',
  },
  {pattern: /(?<![\w:]):[a-z]+(?:_[a-z]+)*:(?![\w:])/g, help: 'Write the sign itself, or delete it.'},
]

/** Signs that Markdown made nothing of, so that visitors read them. */
export const signsShown: Rule = {
  name: 'signsShown',
  quietBeside: ['frontmatterWords', 'headings', 'markdown', 'signsBetween'],
  check: (page) => [...besideStress(page), ...struckOut(page), ...quotesInQuotes(page)],
  checkWords: (words) =>
    signs.flatMap(({pattern, help, warning}) =>
      matchesOf(words, pattern).map(({index, 0: shown}) => ({
        at: index,
        message: `Visitors see ${shown} here.`,
        help,
        ...(warning && {warning}),
      })),
    ),
}

/** `**bold*`: a star that is left over where words were to be bold. */
function besideStress(page: Page): Finding[] {
  const all = nodesOf(page, 'emphasis', 'strong')
  return all.flatMap((node): Finding[] => {
    const [start, end] = [startOf(node), endOf(node)]
    const before = /(?<!\\)\*$/.test(page.text.slice(start - 2, start)) ? start - 1 : undefined
    const at = before ?? (page.text[end] === '*' ? end : undefined)
    // ***Both***: the third star is of the other.
    if (at === undefined || all.some((other) => startOf(other) <= at && at < endOf(other))) return []
    const words = sourceOf(page.text, node)
    // `**Take it away*`: one star is missing, and not one too many.
    if (node.type === 'emphasis')
      return [
        {
          at: before ?? start,
          message: 'Visitors see * here.',
          ...written(before === undefined ? `${words}*` : `*${words}`, `*${words}*`),
        },
      ]
    return [
      {
        at,
        message: 'Visitors see * here.',
        help: 'Write two stars on both sides for bold words, or one for words in italics.',
      },
    ]
  })
}

/** `~gone~`: in a chat or by chance a sign, here a line through the words. */
function struckOut(page: Page): Finding[] {
  return nodesOf(page, 'delete')
    .filter((node) => page.text[startOf(node) + 1] !== '~')
    .map((node) => ({
      at: startOf(node),
      message: 'The signs ~ strike these words out.',
      help: 'If that is meant, write ~~ on both sides. If not, delete the signs.',
    }))
}

/** `>> words`, as it comes with an answered mail. */
function quotesInQuotes(page: Page): Finding[] {
  return nodesOf(page, 'blockquote').flatMap(({children}) =>
    children
      .filter(({type}) => type === 'blockquote')
      .map((node) => ({
        at: startOf(node),
        message: 'This is a quotation inside a quotation.',
        help: 'Write one > in front of a quotation, and none in front of other words.',
      })),
  )
}
