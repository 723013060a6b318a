import {joinList} from '../../site/index.ts'
import type {Messages} from './message.ts'

interface Word {
  word: string
  /** The suggestions of a dictionary, likeliest first. */
  suggested: string[]
}

const keep = (word: string) => `If it is right as it is, add "${word}" to “words” in .cspell.json.`

/** Messages about spelling and readability, which `npm run check -- --words` reports. */
export const language = {
  'language.spelling': ({word, suggested}: Word) => ({
    problem: `“${word}” is not in the dictionary.`,
    instruction: `Correct it${suggested.length > 0 ? `: it may be ${joinList(suggested)}` : ''}. ${keep(word)}`,
  }),
  'language.not-british': ({word, suggested}: Word) => ({
    problem: `“${word}” is not how we write it in British English.`,
    instruction: `Write: ${joinList(suggested)}. ${keep(word)}`,
  }),
  'language.no-dictionary': ({reason}: {reason: string}) => ({
    problem: 'The spelling could not be checked, because .cspell.json can’t be read.',
    instruction: reason,
  }),
  'language.long-sentence': ({words, longest}: {words: number; longest: number}) => ({
    problem: `This sentence has ${words} words.`,
    instruction: `Make two of it: up to ${longest} are easy to read.`,
  }),
  'language.reading-age': ({age}: {age: number}) => ({
    problem: `This page needs a reading age of ${age}.`,
    instruction: 'Use shorter sentences and shorter words.',
  }),
} satisfies Messages
