import {partnerships, roles, team, tracks, workshops} from 'virtual:counts'
import type {PlainText} from './ui/kinds.ts'

interface CountProps {
  /** What is counted: all records of the file with this name in `content/`. */
  of: 'partnerships' | 'roles' | 'team' | 'tracks' | 'workshops'
  /** `capital` at the start of a sentence: “Four”. */
  letter?: 'capital'
}

const counts = {partnerships, roles, team, tracks, workshops}

/** How many records of a kind there are, in words: “four”. */
export function Count({of, letter}: CountProps): PlainText {
  const words = counts[of]
  return letter === 'capital' ? words.charAt(0).toUpperCase() + words.slice(1) : words
}
