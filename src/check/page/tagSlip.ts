import {type Advice, written} from '../finding.ts'
import type {Slip} from '../problem.ts'
import type {Component} from '../readComponents.ts'
import type {Tag} from './tag.ts'

/** A text with the tags that were found in it, and the components that there are. */
export interface TaggedText {
  text: string
  tags: Tag[]
  components: Map<string, Component>
}

/** What is wrong with tags, which are read past. */
export function tagSlip(at: number, message: string, advice: Advice, past: Tag[]): Slip {
  return {at, message, ...advice, blank: past.map(rangeOf)}
}

/** What is wrong with a tag that is to be written anew, in place of all of its signs; with its partner, which is read past too. */
export function tagAnew(tag: Tag, message: string, write: string, {text}: TaggedText, partner?: Tag): Slip {
  // Of one that never ends, only its mistake tells where it was to end.
  const end = tag.isUnended && tag.mistake ? tag.mistake.at : tag.end
  const past = partner ? [tag, partner] : [tag]
  return tagSlip(tag.start, message, written(text.slice(tag.start, end).trimEnd(), write), past)
}

/** Where a tag stands, if only by one sign. */
export function rangeOf(tag: Tag): [start: number, end: number] {
  return [tag.start, Math.max(tag.end, tag.start + 1)]
}
