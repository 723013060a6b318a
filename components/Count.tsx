import {partnerships, roles, team, tracks, workshops} from 'virtual:counts'
import type {Words} from './ui/kinds.ts'

interface CountProps {
  /** What is counted: all records of that file of `content/`. */
  of: 'partnerships' | 'roles' | 'team' | 'tracks' | 'workshops'
  /** How it begins: with a capital where a sentence does. */
  letter?: 'capital'
}

const counts = {partnerships, roles, team, tracks, workshops}

/** How many there are of a kind, in words: “four”. */
export function Count({of, letter}: CountProps): Words {
  const words = counts[of]
  return letter === 'capital' ? words.charAt(0).toUpperCase() + words.slice(1) : words
}
