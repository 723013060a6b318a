import {listed} from '../../site/index.ts'
import type {Messages} from './message.ts'

interface Word {
  word: string
  /** The suggestions of a dictionary, likeliest first. */
  suggested: string[]
}

const keep = (word: string) => `If it is right as it is, add "${word}" to “words” in .cspell.json.`

/** Messages on spelling and readability, which `npm run check -- --words` reports. */
export const language = {
  'language.spelling': ({word, suggested}: Word) => ({
    say: `“${word}” is not in the dictionary.`,
    todo: `Correct it${suggested.length > 0 ? `: it may be ${listed(suggested)}` : ''}. ${keep(word)}`,
  }),
  'language.not-british': ({word, suggested}: Word) => ({
    say: `“${word}” is not how we write it in British English.`,
    todo: `Write: ${listed(suggested)}. ${keep(word)}`,
  }),
  'language.no-dictionary': ({reason}: {reason: string}) => ({
    say: 'The spelling could not be checked, because .cspell.json can’t be read.',
    todo: reason,
  }),
  'language.long-sentence': ({words, longest}: {words: number; longest: number}) => ({
    say: `This sentence has ${words} words.`,
    todo: `Make two of it: up to ${longest} are easy to read.`,
  }),
  'language.reading-age': ({age}: {age: number}) => ({
    say: `This page needs a reading age of ${age}.`,
    todo: 'Use shorter sentences and shorter words.',
  }),
} satisfies Messages
