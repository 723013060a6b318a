import type {EmotionCache} from '@emotion/react'
import {cache} from './cache.ts'

/** What was not put in. */
const held: Parameters<EmotionCache['insert']>[] = []

/**
 * Emotion's cache for the page. While React takes over, no rule is put in: the document has them all, under names of its
 * own, which its elements keep (`src/vite/shortClasses.ts`). What is shown from then on brings its rules, as everywhere.
 */
export const pageCache: EmotionCache = {
  ...cache,
  insert(...rule) {
    held.push(rule)
    // In dev the document's names are Emotion's, and what is shown later finds its rules there.
    if (import.meta.env.DEV) cache.inserted[rule[1].name] = true
  },
}

/** React has taken over: from here on rules are put in. */
export function insertFromNowOn() {
  pageCache.insert = cache.insert
}

/**
 * React could not take over and made the page anew: its elements have Emotion's names, and need the rules at once.
 * In the order of the document, where what is outside comes first: React asked from the inside out.
 */
export function insertHeld() {
  const order = [...document.querySelectorAll('[class]')].flatMap(({classList}) => [...classList])
  const placeOf = ([selector]: (typeof held)[number]) => order.indexOf(selector.slice(1))
  for (const rule of held.splice(0).sort((one, other) => placeOf(one) - placeOf(other))) cache.insert(...rule)
}
