import {asPattern} from '../asPattern.ts'
import type {Page} from './parsePage.ts'

/** The tags in the sentences of all pages, by the words that stand directly before and behind them, one or two of them, as patterns. */
export interface BesideTags {
  before: ReadonlyMap<string, ReadonlySet<string>>
  behind: ReadonlyMap<string, ReadonlySet<string>>
}

const tags = /<[A-Z]\w*[^<>\n]*\/>/g

/** Reads the pages once, however many sentences ask. */
export function besideTags(pages: Page[]): BesideTags {
  const read = known.get(pages) ?? readAll(pages)
  known.set(pages, read)
  return read
}

const known = new WeakMap<Page[], BesideTags>()

function readAll(pages: Page[]): BesideTags {
  const before = new Map<string, Set<string>>()
  const behind = new Map<string, Set<string>>()
  for (const {text} of pages) {
    for (const {index, 0: tag} of text.matchAll(tags)) {
      const start = text.lastIndexOf('\n', index) + 1
      const [, two, one] = /((?<!\S)\S+ )?((?<!\S)\S+) $/.exec(text.slice(start, index)) ?? []
      const [next] = /^ \p{L}+ \p{L}+/u.exec(text.slice(index + tag.length)) ?? []
      if (one) add(before, one, tag)
      if (one && two) add(before, two + one, tag)
      if (next) add(behind, next.trim(), tag)
    }
  }
  return {before, behind}
}

function add(map: Map<string, Set<string>>, words: string, tag: string) {
  const key = asPattern(words)
  map.set(key, (map.get(key) ?? new Set()).add(tag))
}
