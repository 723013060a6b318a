import type {Finding} from './finding.ts'
import {placeOf} from './places.ts'

/** A finding in a file of the site, with its place counted from 1. */
export interface Problem extends Omit<Finding, 'at'> {
  /** From the project's root: `content/cohorts.yaml`. */
  file: string
  line: number
  column: number
}

/** A mistake in a page's text that stops it from being read, and the characters that must go so that the rest can be. */
export interface Slip extends Finding {
  /** Ranges to read past: the broken tag, and the closing tag that belongs to it. */
  blank: [start: number, end: number][]
  /** What `npm run fix` may write in place of a range, when that is safe. */
  mend?: {start: number; end: number; text: string}
  /** Set when nothing better than “something is wrong here” could be said. */
  vague?: boolean
}

/** What was found in the text of a file, as a report tells it. */
export function inFile(file: string, text: string, {at, ...finding}: Finding): Problem {
  return {file, ...finding, ...placeOf(text, at)}
}
