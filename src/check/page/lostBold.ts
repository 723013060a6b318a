import {type Advice, type Finding, written} from '../finding.ts'

/** Words between two signs that were to make them bold, with the spaces there. */
const pair = /(?<![\\*])(\*\*|__)([ \t]*)([^\s*_](?:[^*_\n]*[^\s*_])?)([ \t]*)\1(?!\*)/
/** What a word, a link or a tag begins or ends with, and Markdown takes no part in. */
const begins = /^[\p{L}\p{N}£“([<]/u
const ends = /[\p{L}\p{N},.;:!?”)\]>]$/u
/** Between one of these and a letter the signs are those of neither word: https://spec.commonmark.org/0.31.2/#left-flanking-delimiter-run */
const sign = /[\p{P}\p{S}]/u

/** Stars or underlines that make nothing bold, in words that were typed from a place of a page on: what is wrong with the first of them. */
export function lostBold(source: string, from: number, text: string): Finding[] {
  const stars = /(?<!\\)\*\*|(?<![\w\\_])__(?=[^\s_])/.exec(source)
  if (!stars) return []
  const loose = pair.exec(source)
  const apart = loose?.index === stars.index ? besidePair(loose, from, text) : undefined
  if (apart) return [apart]
  // Letters of a word that nobody wants to write out: “d**n”, “A***”.
  if (/\p{L}$/u.test(source.slice(0, stars.index)) && /^\*\*[*\p{L}]/u.test(source.slice(stars.index))) return []
  return [
    {
      at: from + stars.index,
      message: `${stars[0]} has no partner, so visitors see it.`,
      ...boldMeant(source, stars.index, stars[0]),
      warning: true,
    },
  ]
}

/** Spaces inside the signs, or none outside, with what stands beside them where a space has to come between. */
function besidePair(
  {index, 0: typed, 1: marks = '', 2: first = '', 3: words = '', 4: last = ''}: RegExpExecArray,
  from: number,
  text: string,
): Finding | undefined {
  const [start, end] = [from + index, from + index + typed.length]
  const [line = ''] = text.slice(end).split('\n', 1)
  const before = text.slice(text.lastIndexOf('\n', start - 1) + 1, start)
  const isUnderline = marks === '__'
  const parts = {
    before: ends.test(before) && (first || sign.test(words[0] ?? '')) ? (/\S+$/.exec(before)?.[0] ?? '') : '',
    behind:
      begins.test(line) && (last || isUnderline || sign.test(words.at(-1) ?? ''))
        ? (/^(?:\[[^\]]*\]\([^)\s]*\)|<[^>]*>|[^\s[<]+)/.exec(line)?.[0] ?? '')
        : '',
  }
  const message =
    first || last
      ? `The spaces inside ${marks} keep these words from being bold, and visitors see the signs.`
      : `A space is missing ${parts.behind ? 'after' : 'before'} ${marks}, so these words are not bold, and visitors see the signs.`
  if (!first && !last && !parts.before && !parts.behind) return undefined
  return {
    at: start - parts.before.length,
    message,
    ...written(
      parts.before + typed + parts.behind,
      `${parts.before && `${parts.before} `}**${words}**${parts.behind && ` ${parts.behind}`}`,
    ),
    warning: true,
  }
}

/** What was to be bold: all of a short line, where the signs stand at its start or its end, and else nobody knows. */
function boldMeant(source: string, at: number, stars: string): Advice {
  const start = source.lastIndexOf('\n', at) + 1
  const line = source.slice(start).split('\n', 1)[0] ?? ''
  const words = line.replace(stars, '').trim()
  const isEdge = line.trim() === `${stars}${words}` || line.trim() === `${words}${stars}`
  return isEdge && words.split(' ').length < 9 && !words.includes(stars)
    ? written(line.trim(), `**${words}**`)
    : {help: `Write **words** with no space inside the stars, or delete ${stars}.`}
}
