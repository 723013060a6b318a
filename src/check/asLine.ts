import {distance} from './nearest.ts'
import type {Problem} from './problem.ts'

/** A field that is to be written for the whole of a line: with the hyphen that begins a record there, and with the note behind it. */
export function asLine({file, write = '', swap}: Problem, line: string): Pick<Problem, 'write'> {
  const [, hyphen = '', typed = ''] = /^\s*(- +)?["']?(\w+)["']?\s*:/.exec(line) ?? []
  const [key = ''] = /^\w+(?=:)/.exec(write) ?? []
  const isOf = file.startsWith('content/') && typed && key && distance(typed.toLowerCase(), key.toLowerCase()) < 2
  if (!isOf || swap?.by === write) return {}
  const [note = ''] = /\s#\s[^"']*$/.exec(line) ?? []
  return {write: `${hyphen && '- '}${write}${write.includes('#') ? '' : note.trimEnd()}`}
}
