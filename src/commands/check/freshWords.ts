import {changesSince} from '../../check/before/changesSince.ts'
import {textsBefore} from '../../check/before/textsBefore.ts'
import type {SiteFiles} from '../../check/readSite.ts'

/** The lines of each changed file on which words stand that the site did not have before, counted from 1. */
export function freshWords(site: SiteFiles): Map<string, Set<number>> {
  const texts = textsBefore(site)
  const known = new Set(texts.flatMap(({text, old = text}) => wordsIn(old)))
  return new Map(
    texts.flatMap(({file, text, old}) => {
      const lines = old === undefined ? [] : changesSince(old, text).flatMap(linesOf)
      const fresh = lines.filter(({words}) => wordsIn(words).some((word) => !known.has(word)))
      return fresh.length === 0 ? [] : [[file, new Set(fresh.map(({line}) => line))] as const]
    }),
  )
}

function linesOf({at, is}: {at: number; is: string[]}): {line: number; words: string}[] {
  return is.map((words, index) => ({line: at + index + 1, words}))
}

/** Words in small letters: those with a capital may be names. */
function wordsIn(text: string): string[] {
  return text.match(/(?<![\p{L}\p{M}’'])\p{Ll}[\p{L}\p{M}’']+/gu) ?? []
}
