import {matchesOf} from '../matchesOf.ts'
import {type LostTag, lostFromSentence} from '../page/lostTag.ts'
import {endOf, nodesOf, startOf} from '../page/nodes.ts'
import type {Page} from '../page/parsePage.ts'
import {type Shown, shownOn} from '../page/shown.ts'
import {lineStart} from '../places.ts'
import type {SiteFiles} from '../readSite.ts'
import type {Finding, Rule} from '../rule.ts'
import {smallWordSlips} from '../smallWordSlips.ts'
import {slipsIn} from '../wordSlips.ts'
import {lostArticles} from '../words/lostArticles.ts'

/** Words that end no sentence; what people go on with may end one, “the friends we came with”. */
const beforeMore = '(?:within|of|than|the|an?|our|your|every|and|between|aged|per)'
const mayEnd = '(?:for|at|to|from|with|by|on|about|under|until|is|are|phone|call|[Ee]mail)'
/** What stood before the sign was deleted with its words, or its tag, and the space stayed: of the rule that tells a space before a sign. */
export const beforeGap = `(?:${beforeMore}|${mayEnd})`

interface Gap {
  pattern: RegExp
  message: string
  help: string
}

const gaps: Gap[] = [
  {
    pattern: new RegExp(`(?<!\\p{L})${beforeMore}[ \\t]+(?=[.,;!?](?:\\s|$))`, 'gu'),
    message: 'Something is missing before the sign.',
    help: 'Write what stood there, or the words that end the sentence.',
  },
  {
    pattern: new RegExp(`(?<!\\p{L})${mayEnd}[ \\t]+(?=[.,;!?](?:\\s|$))`, 'gu'),
    message: 'Something is missing before the sign.',
    help: 'Write what stood there. If nothing did, delete the space.',
  },
  {
    pattern:
      /(?<![\p{L}’])(?:(?:reply|respond|answer|back) within|the|an|our|your|every|aged)(?=[.,;!?](?:\s|$))|(?<![\p{L}’/-])(?:and|or|because)(?=[.](?:\s|$))/gu,
    message: 'Something is missing before the sign.',
    help: 'Write what stood there, or the words that end the sentence.',
  },
  {
    pattern:
      /(?<!\p{L})aged (?!(?:\d|\p{Lu}|between|under|over|up|about|around|at|from|just|only|out|well|and|or|as|in|like|care|cheese|parents?|relatives?|people|women|men|care|(?:six|seven|eight|nine|(?:twen|thir|for|fif)ty)|\p{L}*(?:teen|ten|twelve|eleven)))(?=\p{L})|(?<=^|[.!?:]\s)(?:Write|Talk|Speak|Reply|Apply) to (?=(?:and|or|with|for|to|by|if|when)(?!\p{L}))/gu,
    message: 'Something is missing here.',
    help: 'Write what stood there.',
  },
  {
    pattern: /(?<=^|\n)(?=[,;] ?\p{L})/gu,
    message: 'The beginning of this sentence is missing.',
    help: 'Write what stood there, or delete the sign.',
  },
]

/** A place in a sentence where words are missing, as a tag leaves it that was deleted: before a sign, at its start, behind a word that more follows; or a small word in its middle. */
export const missingWords: Rule = {
  name: 'missingWords',
  check: (page, site) =>
    shownOn(page).flatMap((shown): Finding[] => [
      ...gapsIn(shown.words).flatMap(({from, until, message}) => {
        const lost = lostFromSentence(page, site, lineUpTo(shown.words, until), shown.words.slice(until))
        const place = until > from ? shown.at(until - 1) + 1 : shown.at(from)
        return lost ? [{at: shown.at(from), message, ...withTag(page, place, lost), warning: true}] : []
      }),
      ...smallStart(shown, page, site),
      ...lostArticles(shown.words, site.content).map((finding) => ({...finding, at: shown.at(finding.at)})),
    ]),
  checkWords: (words) => [
    ...gapsIn(words).map(({from, until: _, ...finding}) => ({...finding, at: from})),
    ...slipsIn(words, smallWordSlips),
  ],
}

function gapsIn(words: string) {
  return gaps.flatMap(({pattern, message, help}) =>
    matchesOf(words, pattern).map(({index, 0: found}) => ({
      from: index,
      until: index + found.length,
      message,
      help,
      warning: true,
    })),
  )
}

/** A sentence that begins with a small letter, where a tag is missing that stood there. */
function smallStart({node, words, at}: Shown, page: Page, site: SiteFiles): Finding[] {
  if (node.type !== 'paragraph' || isSmallPoint(node, page)) return []
  return [...words.matchAll(/(?<=^|[.!?]\n)(?=\p{Ll}{2})/gu)].flatMap(({index}): Finding[] => {
    const lost = lostFromSentence(page, site, '', words.slice(index))
    if (!lost) return []
    const message = 'The beginning of this sentence is missing.'
    return [{at: at(index), message, ...withTag(page, at(index), lost), warning: true}]
  })
}

/** Whether it is a point of a list whose points begin with small letters, as those do that go on with a sentence. */
function isSmallPoint(paragraph: Shown['node'], page: Page): boolean {
  const list = nodesOf(page, 'list').find(({children}) => children.some((point) => point.children[0] === paragraph))
  const firsts = (list?.children ?? []).flatMap(({children: [first]}) => first ?? [])
  const small = firsts.filter((first) => /^\p{Ll}{2}/u.test(page.text.slice(startOf(first), endOf(first))))
  return small.length > 1
}

function lineUpTo(words: string, index: number): string {
  return words.slice(words.lastIndexOf('\n', index - 1) + 1, index)
}

/** The line with that tag at its place. */
function withTag({text}: Page, at: number, {tag, unshown}: LostTag): Pick<Finding, 'write' | 'unshown'> {
  const start = lineStart(text, at)
  const [rest = ''] = text.slice(at).split(/\r?\n/, 1)
  const before = text.slice(start, at).trimEnd()
  const after = rest.trimStart()
  const write = `${before}${/\S/.test(before) && !/[([“]$/.test(before) ? ' ' : ''}${tag}${/^[.,;:!?)]/.test(after) ? '' : ' '}${after}`
  return {write: write.trim(), ...(unshown && {unshown})}
}
