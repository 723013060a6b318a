import {parse} from 'yaml'
import type {Link, PageText, Unit} from './model.ts'
import type {Imports} from './readSources.ts'
import {pageFiles} from './readSources.ts'
import {sentencesOf} from './sentences.ts'
import {plain} from './textOf.ts'

/** The words of every page as its file has them: for a state that can't be built. What components add is missing. */
export function readSourcePages(folder: string, imports: Imports): Map<string, PageText> {
  return new Map([...pageFiles(folder)].map(([address, file]) => [address, readSource(address, imports.text(file))]))
}

/** The words of one MDX file, without its tags and signs. */
export function readSource(address: string, source: string): PageText {
  const [, head = '', body = source] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(source) ?? []
  const page: PageText = {address, ...readHead(head), units: [], links: [], images: [], names: [], toasts: []}
  let section = ''
  for (const block of body
    .replace(/^import .*$/gm, '')
    .replace(/\{\/\*[\s\S]*?\*\/\}/g, '')
    .split(/\n\s*\n|\n(?=\s*(?:[-*]|\d+\.|#+)\s|\s*<)/)) {
    const heading = /^\s*(#{1,6})\s+(.*)/.exec(block)
    const text = wordsOf(heading?.[2] ?? block)
    const level = heading?.[1]?.length ?? 0
    if (heading) section = text
    const unit: Omit<Unit, 'text'> = {region: 'page', kind: heading ? 'heading' : 'text', level, section}
    page.units.push(...(heading ? [text] : sentencesOf(text)).filter(Boolean).map((text) => ({...unit, text})))
    page.links.push(...linksOf(block).map((link) => ({...link, region: 'page' as const, section})))
  }
  return page
}

function readHead(head: string): {title: string; description: string} {
  try {
    const values = parse(head) ?? {}
    return {title: plain(String(values.title ?? '')), description: plain(String(values.description ?? ''))}
  } catch {
    return {title: '', description: ''}
  }
}

function linksOf(block: string): Pick<Link, 'text' | 'to'>[] {
  return [...block.matchAll(/(?<!!)\[([^\]]+)\]\(([^)\s]+)\)/g)].map(([, text = '', to = '']) => ({
    text: wordsOf(text),
    to,
  }))
}

/** Markdown without its signs. An attribute that names a record or words is what the tag says. */
function wordsOf(markdown: string): string {
  const bare = markdown
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/<\/?[A-Za-z][^>]*>/g, (tag) => [...tag.matchAll(/="([^"]*)"/g)].map((match) => match[1]).join(' '))
    .replace(/^\s*(?:[-*>]|\d+\.)\s+/gm, '')
    .replace(/(\*\*|__|\*|_|`)(\S(?:.*?\S)?)\1/g, '$2')
    .replace(/\\([^\w\s])/g, '$1')
  return plain(bare)
}
