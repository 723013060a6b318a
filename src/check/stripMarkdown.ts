import {isHtml} from '../site/index.ts'
import {stripChatLinks} from './stripChatLinks.ts'

/**
 * Labels that get a colon when their formatting is removed: “*New* Meet people” becomes “New: Meet people”.
 */
const labels = [
  ...['new', 'brand new', 'note', 'nb', 'please note', 'important', 'update', 'updated', 'tip', 'reminder'],
  ...['coming soon', 'full', 'now full', 'sold out', 'fully booked', 'last places', 'last few places'],
  ...['bonus', 'extra', 'optional', 'online', 'in person', 'free', 'closed', 'cancelled'],
  ...['postponed', 'warning'],
]
const label = new RegExp(String.raw`^([-•] +)?(\*\*|__|\*|_)(${labels.join('|')})[!.]?\2 +`, 'i')

/**
 * Strips Markdown and HTML (emphasis, links, headings, tags) from a text in which visitors would see the
 * markup.
 */
export function stripMarkdown(words: string): string {
  return (
    stripChatLinks(words)
      .replace(/^#+\s+/, '')
      .replace(label, (all: string, bullet = '', _marks: string, word: string, _at: number, whole: string) =>
        /^[\p{Lu}\d]/u.test(whole.slice(all.length)) ? `${bullet}${word}: ` : all,
      )
      .replace(/\[([^\]]+)\]\([^)]*\)/g, '$1')
      .replace(/(?<![\p{L}\p{N}])\*+(?=\S)([^*_`]+)\*+(?!\p{L})/gu, '$1')
      .replace(/(__|`)(?=\S)([^*_`]+)\1/g, '$2')
      .replace(/ *<br ?\/?> */gi, ' ')
      // Removes the angle brackets that mail programs put around an address.
      .replace(/<([^\s<>@/]+@[^\s<>@]+\.[^\s<>@]+)>/g, '$1')
      // Removes the angle brackets, but not the word, if the word is not the name of an HTML element.
      .replace(/<([\p{L}’'-]+)>/gu, (all, word: string) => (isHtml(word.toLowerCase()) ? all : word))
      // Removes HTML tags, but not web addresses in angle brackets.
      .replace(/<\/?(?!https?:\/\/)[a-z]\w*[^>]*>( ?)/gi, (_, space: string, at: number, whole: string) =>
        /^$|\s/.test(whole.charAt(at - 1)) ? '' : space,
      )
      .trim()
  )
}
