import {likeThat} from '../page/linesBelow.ts'
import {nodesOf} from '../page/nodes.ts'
import type {Page} from '../page/parsePage.ts'
import {linesIn, type Shown, shownOn} from '../page/shown.ts'
import {type Finding, type Rule, written} from '../rule.ts'

/** A line of a paragraph, and where it begins in that. */
interface PageLine {
  text: string
  index: number
  block: Shown
}

interface Item {
  block: Shown
  /** Counted over the lines of the page that visitors read. */
  index: number
  at: number
  mark: string
}

const marks = [
  // a) First, (b) Second, c. Third, and iv) too; “J. Smith” is a name.
  /^(\(?(?:[a-z]|[ivx]{1,4})\)|\(?[a-z]\.|\(?[A-Z]\))[ \t]+(\S.*)$/,
  /^(\(?\d{1,2} ?[.)])[ \t]+(\S.*)$/,
  // 1 - First and 1️⃣ First; “9 - 5 on Monday” are hours.
  /^(\d{1,2} ?[-–])[ \t]+([^\d\s].*)$/,
  /^(\d\ufe0f?\u20e3)\s*(\S.*)$/u,
  /^([-*+–—])[ \t]+(\S.*)$/,
  /^([\u2190-\u21ff\u25a0-\u27bf\u2b00-\u2bff⁃∙\ue000-\uf8ff]\ufe0f?)\s*(\S.*)$/u,
]

/** A sign beside the hyphen on the keys, where a line of a list begins. */
const stray = /^([\])}=|;:.,/\\~_])[ \t]+(\S.*)$/

/** Lines that all begin with a sign of a list that Markdown does not know: they run together. */
export const listSigns: Rule = {
  name: 'listSigns',
  quietBeside: ['lists'],
  check(page) {
    const lines: PageLine[] = shownOn(page)
      .filter(({node}) => node.type === 'paragraph')
      .flatMap((block) => linesIn(block.words).map((line) => ({...line, block})))
    const items = lines.flatMap(({text, index: from, block}, index): Item[] => {
      const match = marks.map((mark) => mark.exec(text)).find(Boolean)
      const at = block.at(from)
      // A line that ends in a line break does not run on.
      return match && !/^.*(?:\\| {2})$/m.test(page.text.slice(at).split(/\r?\n/, 1)[0] ?? '')
        ? [{block, index, at, mark: match[1] ?? ''}]
        : []
    })
    const runs = items.flatMap((item): Finding[] => {
      const after = (one: Item) => items.find((other) => other.index === one.index + 1 && follows(one, other))
      // The first line of them tells it for all.
      if (items.some((other) => other.index === item.index - 1 && follows(other, item))) return []
      let more = 0
      let last = item
      for (let other = after(item); other; other = after(other)) {
        last = other
        more++
      }
      if (more === 0) return []
      const hasWordsBelow = lines[last.index + 1]?.block === last.block
      const sign = /\d/.test(item.mark) ? `${item.mark.replace(/\D/g, '')}.` : '-'
      const typed = page.text.slice(item.at).split(/\r?\n/, 1)[0] ?? ''
      return [
        {
          at: item.at,
          message: `The sign ${item.mark} makes no list, so the lines run together.`,
          write: `${sign} ${typed.replace(/^\\/, '').slice(item.mark.length).trim()}`,
          help: likeThat(more, hasWordsBelow ? ', and leave an empty line below the last of them' : ''),
        },
      ]
    })
    return [...strays(lines, page), ...runs]
  },
}

/** Lines of a point that begin with such a sign in place of their hyphen. */
function strays(lines: PageLine[], page: Page): Finding[] {
  const points = new Set<unknown>(nodesOf(page, 'listItem').flatMap(({children: [first]}) => first ?? []))
  return lines.flatMap(({text, index, block}) => {
    const [, mark, rest = ''] = (index > 0 && points.has(block.node) && stray.exec(text)) || []
    if (!mark) return []
    const at = block.at(index)
    const typed = page.text.slice(at).split(/\r?\n/, 1)[0] ?? ''
    return [
      {
        at,
        message: `The sign ${mark} begins no point of a list, so this line runs on in the one above.`,
        ...written(typed, `- ${typed.slice(mark.length).trim() || rest}`),
      },
    ]
  })
}

/** Whether two lines of a paragraph are of one list: they begin with the same sign, or one letter or number after the other. */
function follows(one: Item, other: Item): boolean {
  if (one.block !== other.block) return false
  const name = ({mark}: Item) => mark.replace(/[().\s–-]|\ufe0f|\u20e3/g, '').toLowerCase()
  const signs = ({mark}: Item) => mark.replace(/[\dA-Za-z]+/, '').trim()
  // Below “1- First” Markdown goes on with “2. Then” as words.
  if (signs(one) !== signs(other) && !(/^[-–]$/.test(signs(one)) && signs(other) === '.')) return false
  if (!/^\w+$/.test(name(one)) || one.mark === 'o') return one.mark === other.mark
  const [a, b] = [name(one), name(other)]
  if (/\d/.test(a + b)) return Math.abs(Number(a) - Number(b)) === 1
  return (
    (a.length === 1 && b.length === 1 && Math.abs(a.charCodeAt(0) - b.charCodeAt(0)) === 1) || /^[ivx]+$/.test(a + b)
  )
}
