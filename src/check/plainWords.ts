import {withoutChatLinks} from './chatLinks.ts'

/** What stands before words as a label: “*New* Meet people who hire”. Without its signs it would be a part of the sentence. */
const names =
  '(?:brand )?new|note|nb|please note|important|updated?|tip|reminder|coming soon|(?:now )?full|sold out|fully booked|last (?:few )?places|bonus|extra|optional|online|in person|free|closed|cancelled|postponed|warning'
const label = new RegExp(String.raw`^([-•] +)?(\*\*|__|\*|_)(${names})[!.]?\2 +`, 'i')

/** What a web page is made of. */
const element =
  /^(?:[abipqsu]|h[1-6r]|br|em|strong|span|div|font|center|su[bp]|small|big|li|[uod]l|d[td]|img|table|t(?:r|d|h|head|body)|button|input|label|form|section|article|header|footer|main|nav|aside|script|style|code|pre|blockquote|mark|del|ins|strike|figure|video|audio|iframe)$/i

/** Words that are no Markdown, without the signs that visitors would see: stars, links, tags and those of headings. */
export function withoutMarkdown(words: string): string {
  return (
    withoutChatLinks(words)
      .replace(/^#+\s+/, '')
      .replace(label, (all: string, sign = '', _marks: string, word: string, _at: number, whole: string) =>
        /^[\p{Lu}\d]/u.test(whole.slice(all.length)) ? `${sign}${word}: ` : all,
      )
      .replace(/\[([^\]]+)\]\([^)]*\)/g, '$1')
      .replace(/(?<![\p{L}\p{N}])\*+(?=\S)([^*_`]+)\*+(?!\p{L})/gu, '$1')
      .replace(/(__|`)(?=\S)([^*_`]+)\1/g, '$2')
      .replace(/ *<br ?\/?> */gi, ' ')
      // A mail program writes an address between them.
      .replace(/<([^\s<>@/]+@[^\s<>@]+\.[^\s<>@]+)>/g, '$1')
      // A word between them that no web page knows is one of the sentence.
      .replace(/<([\p{L}’'-]+)>/gu, (all, word: string) => (element.test(word) ? all : word))
      // An address between them is no tag: what to do about it is said of every address.
      .replace(/<\/?(?!https?:\/\/)[a-z]\w*[^>]*>( ?)/gi, (_, space: string, at: number, whole: string) =>
        /^$|\s/.test(whole.charAt(at - 1)) ? '' : space,
      )
      .trim()
  )
}
