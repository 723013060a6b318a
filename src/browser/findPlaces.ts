/**
 * A section of a page in `search.json`: its anchor, its heading, its words, and the words of its record or
 * page.
 */
export type IndexedSection = [anchor: string, heading: string, words: string, searchWords?: string]

/** A page in `search.json`: its address, its name and its sections. The first section is the page itself. */
export type IndexedPage = [address: string, name: string, sections: IndexedSection[]]

/** A line of `content/help.yaml` in `search.json`, with the phrases for which it is shown first. */
export interface HelpEntry {
  need: string
  name: string
  phone: string
  hours: string
  other?: {text: string; to?: string | undefined} | undefined
  words: string[]
}

/** The contents of `search.json`. */
export interface SearchIndex {
  help: HelpEntry[]
  pages: IndexedPage[]
}

/** A section of a page that has all the words typed or, if none has, the most of them. */
export interface FoundPlace {
  /** The address of the section: `/programs#upcoming-cohorts`. */
  to: string
  page: string
  heading: string
}

export interface Found {
  help: HelpEntry[]
  places: FoundPlace[]
}

/** How much a match counts in each part of a section. The title of a page counts more than that of a card. */
const weights = {title: 10, searchWords: 8, heading: 5, page: 2, words: 1}

/**
 * English words that say nothing about a place. The index leaves them out, which makes it a fifth smaller,
 * and a search ignores them.
 */
const fillerWords = new Set(
  'a about after again all also always am an and another any anybody anyone anything are arent as at away back be because been before between both but by can cant come comes could did do does doesnt dont down during each else even every everything example first five for four from get gets give given gives go goes going had has have help her here hes him his how i if im in into is isnt it its ive just last let lets like look looks made make makes many may me might more most much must my near need needs never next no nobody not nothing now of off on one only opens or other others our out over own put said same say says see shes should six so some somebody someone something still such take takes tell than that thats the their them then there theres these they theyre thing things this those three to too took two until up us use want wants was way ways we well were weve what whats when where which while who why window will with without wont would yet you youll your youre youve'.split(
    ' ',
  ),
)

/** Whether a word, in lower case, says nothing about a place: “the”, “every”. */
export function isFiller(word: string): boolean {
  return fillerWords.has(word)
}

/**
 * Matches one word. A Chinese, Japanese or Thai character counts as a word, because these scripts have no
 * spaces.
 */
const wordPattern =
  /[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Thai}]|(?:(?![\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Thai}])[\p{L}\p{M}\p{N}])+/gu

/**
 * Returns the words of a text in lower case, without accents and apostrophes: `cafe` for “Café”, `cant` for
 * “can’t”.
 */
export function wordsIn(text: string): string[] {
  const plain = text
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\u0300-\u036F'’]/g, '')
  return plain.normalize().match(wordPattern) ?? []
}

/** Returns a function that finds the help lines and the places for what a visitor types, best first. */
export function createSearch({help, pages}: SearchIndex): (typed: string) => Found {
  const sections = pages.flatMap(([address, page, parts]) =>
    parts.map(([anchor, heading, words, searchWords = '']) => ({
      place: {to: anchor ? `${address}#${anchor}` : address, page, heading},
      fields: [
        {weight: anchor ? weights.heading : weights.title, words: wordsIn(heading)},
        {weight: weights.searchWords, words: wordsIn(searchWords)},
        {weight: weights.page, words: wordsIn(page)},
        {weight: weights.words, words: words.split(' ')},
      ],
    })),
  )
  const lines = help.map((entry) => ({entry, phrases: entry.words.map(wordsIn)}))
  const linesFor = (typed: string[], allowsTypos: boolean) =>
    lines
      .filter(({phrases}) => phrases.some((phrase) => isTyped(phrase, typed, allowsTypos)))
      .map(({entry}) => entry)
  return (typed) => {
    const all = wordsIn(typed)
    const words = all.filter((word) => !isFiller(word))
    const wanted = words.length > 0 ? words : all
    const ranked = sections.map(({place, fields}) => ({place, score: scoreAll(wanted, fields)}))
    const mostFound = Math.floor(Math.max(0, ...ranked.map(({score}) => score)) / perWord)
    const isEnough = mostFound > 0 && mostFound >= wanted.length / 2
    const exact = linesFor(all, false)
    return {
      // A typo counts only if nothing else does: “homeless” is one letter from “hopeless”.
      help: exact.length > 0 ? exact : linesFor(all, true),
      places: ranked
        .filter(({score}) => isEnough && score >= mostFound * perWord)
        .sort((one, other) => other.score - one.score)
        .map(({place}) => place),
    }
  }
}

interface Field {
  weight: number
  words: string[]
}

/**
 * What each word found adds to a score: more than all weights, so that a place with more of the words comes
 * first.
 */
const perWord = 1000

/**
 * The most words that are tried as one: a phone number is one word in the index, however its digits are
 * grouped.
 */
const mostJoined = 4

/** Returns the best score of a section for the words typed, each apart or together with the next ones. */
function scoreAll(typed: string[], fields: Field[]): number {
  // The scores of the words from each position on: first those of none, last those of all.
  const scores = [0]
  for (let at = typed.length - 1; at >= 0; at--) {
    const joined = scores.slice(0, mostJoined).map((rest, more) => {
      const word = typed.slice(at, at + more + 1).join('')
      const score = scoreWord(word, fields) || scoreParts(word, fields)
      return rest + (score && score + perWord * (more + 1))
    })
    scores.unshift(Math.max(...joined))
  }
  return scores[0] as number
}

/** Scores a word that was typed without its space: “creditscore”. Both parts must be words of the section. */
function scoreParts(word: string, fields: Field[]): number {
  const exact = (part: string) =>
    Math.max(...fields.map(({weight, words}) => (words.includes(part) ? weight : 0)))
  const cuts = Array.from({length: Math.max(word.length - 5, 0)}, (_, index) => index + 3)
  return Math.max(0, ...cuts.map((cut) => Math.min(exact(word.slice(0, cut)), exact(word.slice(cut)))))
}

function scoreWord(word: string, fields: Field[]): number {
  return Math.max(
    ...fields.map(({weight, words}) => weight * Math.max(0, ...words.map((each) => likeness(word, each)))),
  )
}

const likenesses = {same: 1, beginning: 0.8, longer: 0.6, typo: 0.3}

/** How well a typed word matches another one: one of `likenesses`, or 0. */
function likeness(typed: string, word: string): number {
  if (typed === word) return likenesses.same
  // “£10” is not the beginning of 100.
  if (word.startsWith(typed) && !/^\d\d?$/.test(typed)) return likenesses.beginning
  // “volunteering” for “volunteer”.
  if (word.length > 4 && typed.startsWith(word) && typed.length - word.length < 4) return likenesses.longer
  // Allows one typo in words from 5 letters, and two from 7, because shorter words would match too many
  // others.
  const typos = typed.length < 5 ? 0 : typed.length < 7 ? 1 : 2
  return typos > 0 && /^\p{L}+$/u.test(typed) && distance(typed, word, typos) <= typos ? likenesses.typo : 0
}

/**
 * Whether a phrase of a help line was typed, among other words or not, or its beginning from four letters on.
 */
function isTyped(phrase: string[], typed: string[], allowsTypos: boolean): boolean {
  // “help” alone is a cry for help, but “help with my CV” is not.
  if (phrase.every(isFiller) && !typed.every(isFiller)) return false
  const matches = (word: string, typed: string) => {
    const match = likeness(typed, word)
    if (match === likenesses.beginning) return typed.length > 3
    return match > (allowsTypos ? 0 : likenesses.typo)
  }
  const pairs = typed.map((word, index) => word + (typed[index + 1] ?? ''))
  return (
    phrase.every((word) => typed.some((each) => matches(word, each))) ||
    [...typed, ...pairs].some((each) => each === phrase.join(''))
  )
}

/**
 * Returns the number of letters to insert, delete or replace in one word to get the other; `most` + 1 if it
 * is more.
 */
function distance(one: string, other: string, most: number): number {
  if (Math.abs(one.length - other.length) > most) return most + 1
  let above = Array.from({length: other.length + 1}, (_, index) => index)
  for (let row = 1; row <= one.length; row++) {
    const current = [row]
    for (let column = 1; column <= other.length; column++) {
      const replaced = (above[column - 1] ?? 0) + (one[row - 1] === other[column - 1] ? 0 : 1)
      current.push(Math.min((above[column] ?? 0) + 1, (current[column - 1] ?? 0) + 1, replaced))
    }
    if (Math.min(...current) > most) return most + 1
    above = current
  }
  return above[other.length] ?? 0
}
