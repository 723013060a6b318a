import type {Advice} from '../finding.ts'
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

/** Where a tag stands, if only by one sign. */
export function rangeOf(tag: Tag): [start: number, end: number] {
  return [tag.start, Math.max(tag.end, tag.start + 1)]
}
