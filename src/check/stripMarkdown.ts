import {stripChatLinks} from './stripChatLinks.ts'

/** A label in bold or italics before a sentence, “*New* Meet people”: as plain text it becomes “New: Meet people”. */
const names =
  '(?:brand )?new|note|nb|please note|important|updated?|tip|reminder|coming soon|(?:now )?full|sold out|fully booked|last (?:few )?places|bonus|extra|optional|online|in person|free|closed|cancelled|postponed|warning'
const label = new RegExp(String.raw`^([-•] +)?(\*\*|__|\*|_)(${names})[!.]?\2 +`, 'i')

/** The names of HTML elements. */
const element =
  /^(?:[abipqsu]|h[1-6r]|br|em|strong|span|div|font|center|su[bp]|small|big|li|[uod]l|d[td]|img|table|t(?:r|d|h|head|body)|button|input|label|form|section|article|header|footer|main|nav|aside|script|style|code|pre|blockquote|mark|del|ins|strike|figure|video|audio|iframe)$/i

/** Strips Markdown and HTML from a text that is shown as it is typed: emphasis, links, headings, tags. */
export function stripMarkdown(words: string): string {
  return (
    stripChatLinks(words)
      .replace(/^#+\s+/, '')
      .replace(label, (all: string, sign = '', _marks: string, word: string, _at: number, whole: string) =>
        /^[\p{Lu}\d]/u.test(whole.slice(all.length)) ? `${sign}${word}: ` : all,
      )
      .replace(/\[([^\]]+)\]\([^)]*\)/g, '$1')
      .replace(/(?<![\p{L}\p{N}])\*+(?=\S)([^*_`]+)\*+(?!\p{L})/gu, '$1')
      .replace(/(__|`)(?=\S)([^*_`]+)\1/g, '$2')
      .replace(/ *<br ?\/?> */gi, ' ')
      // Mail programs write an address as `<name@example.org>`.
      .replace(/<([^\s<>@/]+@[^\s<>@]+\.[^\s<>@]+)>/g, '$1')
      // A word in angle brackets that is not an HTML element is part of the sentence.
      .replace(/<([\p{L}’'-]+)>/gu, (all, word: string) => (element.test(word) ? all : word))
      // A web address in angle brackets is not a tag.
      .replace(/<\/?(?!https?:\/\/)[a-z]\w*[^>]*>( ?)/gi, (_, space: string, at: number, whole: string) =>
        /^$|\s/.test(whole.charAt(at - 1)) ? '' : space,
      )
      .trim()
  )
}
