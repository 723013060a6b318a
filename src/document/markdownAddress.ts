import site from '../../content/site.yaml'
import {addressOf, basename} from '../frame/addressOf.ts'

/** Where the words of a page stand as Markdown: of `/programs` at `/programs.md`. */
export function markdownAddress(address: string): string {
  return `${address === '/' ? '/index' : address}.md`
}

/** The file with the words of a page as Markdown, and the whole address of the page; none of the fallback page. */
export function markdownOf(path: string): {file: string; address: string} | undefined {
  if (path === '*') return undefined
  const address = addressOf(path)
  return {file: markdownAddress(address).slice(1), address: new URL(basename + address, site.url).href}
}
