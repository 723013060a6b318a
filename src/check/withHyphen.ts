import {distance} from './nearest.ts'
import type {Problem} from './problem.ts'

/** A field that is to be written for the whole of a line which begins a record: with the hyphen that stands there. */
export function withHyphen({file, write, swap}: Problem, line: string): Pick<Problem, 'write'> {
  const [, typed = ''] = /^\s*- +["']?(\w+)["']?\s*:/.exec(line) ?? []
  const [key = ''] = /^\w+(?=:)/.exec(write ?? '') ?? []
  const isOf = file.startsWith('content/') && typed && key && distance(typed.toLowerCase(), key.toLowerCase()) < 2
  return isOf && swap?.by !== write ? {write: `- ${write}`} : {}
}
