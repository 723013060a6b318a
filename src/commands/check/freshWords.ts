import {changesSince} from '../../check/before/changesSince.ts'
import type {SiteFiles} from '../../check/readSite.ts'

/** The lines of each changed file on which words stand that the site did not have before, counted from 1. */
export function freshWords(site: SiteFiles): Map<string, Set<number>> {
  const texts = [
    ...site.pages.map(({file, text}) => ({file, text})),
    ...[...site.content].map(([name, {text}]) => ({file: `content/${name}`, text})),
  ].map((each) => ({...each, before: site.before?.(each.file, each.text)}))
  const known = new Set(texts.flatMap(({text, before = text}) => wordsIn(before)))
  return new Map(
    texts.flatMap(({file, text, before}) => {
      const lines = before === undefined ? [] : changesSince(before, text).flatMap(linesOf)
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
