import type {List, ListItem, Nodes} from 'mdast'
import {type InLine, isBelow, likeThat, toldByFirst} from '../page/linesBelow.ts'
import {nodesOf, sourceOf, startOf} from '../page/nodes.ts'
import type {Page} from '../page/parsePage.ts'
import {shownOn} from '../page/shown.ts'
import {wordLinesOf} from '../page/wordLines.ts'
import type {Finding, Rule} from '../rule.ts'

/** `-First` and `1)First`, or a longer dash, with or without its space. */
const mark = /^(?:([-–—])(?!\1)|(\d{1,2}[.)])(?=\S)|(\d{1,2} [.)])(?= ))\s*(\S.*)$/

/** A list is written with a sign and a space, and holds no headings. */
export const lists: Rule = {
  name: 'lists',
  check(page) {
    const items = wordLinesOf(page).flatMap(({text, at, index}) => {
      const [, dash, glued, apart, words = ''] = mark.exec(text) ?? []
      const number = glued ?? apart
      const sign = dash ?? number
      return sign
        ? [
            {
              at,
              index,
              words,
              sign,
              kind: dash ?? number?.slice(-1),
              isOdd: /[^\S \t]/.test(text.charAt(sign.length)),
              glued: !text.startsWith(`${sign} `) || apart !== undefined,
            },
          ]
        : []
    })
    const found = items.flatMap(({at, index, words, sign, kind, isOdd, glued}): InLine[] => {
      const beside = items.some((other) => Math.abs(other.index - index) === 1 && other.kind === kind)
      // A lone “-100%”, “–” or “3.5” may well be words.
      const letter = glued && /^[-\d]/.test(sign) && (/ |\d/.test(sign) ? /^[\p{L}*[“]/u : /^\p{L}/u).test(words)
      if (!letter && (!beside || (/\d/.test(sign) && /^\d/.test(words)))) return []
      const right = /\d/.test(sign) ? sign.replace(' ', '') : '-'
      return [
        {
          at,
          message:
            right === sign
              ? isOdd
                ? `The space after ${sign} is a special one from a word processor, so this makes no list.`
                : `A space is missing after ${sign}, so this makes no list.`
              : /\d/.test(sign)
                ? `There is a space too many in ${sign}, so this makes no list.`
                : `The sign ${sign} makes no list, so the lines run together.`,
          write: `${right} ${words}`,
          // Of special spaces each line is told by itself, as elsewhere.
          index: isOdd ? undefined : index,
        },
      ]
    })
    return [
      ...toldByFirst(found),
      ...headings(page),
      ...lostDots(page),
      ...swallowed(page),
      ...empty(page),
      ...begun(page),
      ...doubled(page),
    ]
  },
}

/** `3 We agree` below `2. We reply`: a number that lost its dot goes on in the point above. */
function lostDots(page: Page): Finding[] {
  return nodesOf(page, 'list').flatMap((list): Finding[] =>
    list.children.flatMap((item, index) =>
      item.children.flatMap((node): Finding[] => {
        if (!list.ordered || node.type !== 'paragraph') return []
        const number = (list.start ?? 1) + index + 1
        const typed = sourceOf(page.text, node)
        const found = new RegExp(`\\n[ \\t]*(${number}) +(?=[\\p{Lu}*“])`, 'u').exec(typed)
        if (!found) return []
        const at = found.index + found[0].indexOf(String(number))
        const [line = ''] = typed.slice(at).split(/\r?\n/, 1)
        return [
          {
            at: startOf(node) + at,
            message: `The . is missing after ${number}, so this line goes on in the point above.`,
            write: `${number}. ${line.replace(/^\d+\s+/, '')}`,
          },
        ]
      }),
    ),
  )
}

/** A sign that makes no point, below one. Any emoji begins one only where the point above has no sentence that could go on. */
const swallowedSign =
  /\n[ \t]*(?:([–—*+→»]|\\[-*+]|--|[-=]>) |((?:[•·●▪◦‣✓✗✘☆➜➤►▸]|[✔✅☑★▶➡❌]\ufe0f?)|(?<=[\p{L}\p{N})’][ \t]*\n[ \t]*)\p{Extended_Pictographic}\ufe0f?(?= ?[“‘]?\p{Lu}))[ \t]*)(\S.*)/gu

/** `– Come in` below `- One`: it is no point of its own, and goes on in the line above. */
function swallowed(page: Page): Finding[] {
  return nodesOf(page, 'listItem').flatMap((item) =>
    item.children.flatMap((node): Finding[] => {
      if (node.type !== 'paragraph') return []
      const start = startOf(node)
      const typed = sourceOf(page.text, node)
      const goesOn = (above?: RegExpMatchArray, line?: RegExpMatchArray) =>
        isBelow(above, line) && (above?.[1] ?? above?.[2]) === (line?.[1] ?? line?.[2])
      const lines = [...typed.matchAll(swallowedSign)]
      return lines.flatMap((line, index): Finding[] => {
        const {0: all, 1: loose, 2: dot = '', 3: words = ''} = line
        const sign = loose ?? dot
        // The first of some lines tells it for all.
        if (goesOn(lines[index - 1], line)) return []
        const more = lines.slice(index).findIndex((each, at, rest) => !goesOn(each, rest[at + 1]))
        return [
          {
            at: start + line.index + all.indexOf(sign),
            message: `The sign ${sign} makes no point of the list, so these words go on in the line above.`,
            write: `- ${words}`,
            ...(more > 0 && {help: likeThat(more)}),
          },
        ]
      })
    }),
  )
}

/** `- - One`: a list in a list, with one point each. */
function doubled(page: Page): Finding[] {
  return nodesOf(page, 'listItem').flatMap((item): Finding[] => {
    const [line = ''] = page.text.slice(startOf(item)).split(/\r?\n/, 1)
    const [signs = ''] = /^(?:(?:[-*+•·●▪◦‣∙]|\d+[.)])\s+)+/.exec(line) ?? []
    const hasDot = /^\S+\s+[•·●▪◦‣∙]/.test(signs)
    if (!hasDot && !listInPoint(item)) return []
    return [
      {
        at: startOf(item),
        message: hasDot
          ? 'Two signs begin this point, and visitors see the second.'
          : 'Two signs begin this point, so it is a list in a list.',
        write: `${signs.split(/\s+/)[0]} ${line.slice(signs.length)}`,
      },
    ]
  })
}

/** `What to bring: - a payslip`: a point that begins in the sentence above it. */
function begun(page: Page): Finding[] {
  return shownOn(page).flatMap(({words, at}) =>
    [...words.matchAll(/(?<=\p{L}[:;] )[-•] (?=\p{L})/gu)].slice(0, 1).map(({index}) => ({
      at: at(index),
      message: 'A point of a list begins a line of its own.',
      help: 'Write it on the next line, with an empty line above the first of them.',
      warning: true,
    })),
  )
}

/** `- `, and nothing after it; or the words that belong there on the next line. */
function empty(page: Page): Finding[] {
  const below = new Map<Nodes, Nodes | undefined>(
    nodesOf(page, 'root', 'mdxJsxFlowElement').flatMap(({children}) =>
      (children as Nodes[]).map((child, index, all) => [child, all[index + 1]] as const),
    ),
  )
  return nodesOf(page, 'list').flatMap((list) =>
    list.children
      .filter(({children}) => children.length === 0)
      .map((item) => {
        const words = item === list.children.at(-1) ? below.get(list) : undefined
        const [line = ''] = words?.type === 'paragraph' ? sourceOf(page.text, words).split('\n') : []
        return {
          at: startOf(item),
          ...(line
            ? {
                message: 'The words of this point stand below it.',
                write: `${sourceOf(page.text, item).trim()} ${line}`,
                help: 'And take them off the line below.',
              }
            : {message: 'This point of the list has no words.', help: 'Write them, or delete it.'}),
        }
      }),
  )
}

/** `- ## Heading`: it stands in a list, where nobody looks for one. */
function headings(page: Page): Finding[] {
  return nodesOf(page, 'listItem').flatMap(({children}) =>
    children.flatMap((node): Finding[] => {
      const at = startOf(node)
      // Words that a line below them made a heading of are told by the headings.
      if (node.type !== 'heading' || page.text[at] !== '#') return []
      const line = sourceOf(page.text, node)
      return [{at, message: 'This heading is a line of a list.', help: `Write, at the start of a line: ${line}`}]
    }),
  )
}

/** The list that begins on the line of a point of another: `- 2. Bring a pen`. */
function listInPoint({children: [first], position}: ListItem): List | undefined {
  return first?.type === 'list' && first.position?.start.line === position?.start.line ? first : undefined
}
