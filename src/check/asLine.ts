import {distance} from './nearest.ts'
import type {Problem} from './problem.ts'

/** A field of a record that is to be written for the whole of a line: with the hyphen that begins the record there, with the note behind it, and with the fields that stand beside it in braces. */
export function asLine({file, write = '', swap}: Problem, line: string): Pick<Problem, 'write'> {
  const [key = ''] = /^\w+(?=:)/.exec(write) ?? []
  if (!file.startsWith('content/') || !key || swap?.by === write) return {}
  const inBraces = new RegExp(`(?<=[{,]\\s*)${key}:\\s*(?:"[^"]*"|'[^']*'|[^,}]*?)(?=\\s*[,}])`)
  if (/^\s*(?:- +)?(?:\w+: *)?\{.*\}/.test(line) && inBraces.test(line))
    return {write: line.trim().replace(inBraces, () => write)}
  const [, hyphen = '', typed = ''] = /^\s*(- +)?["']?(\w+)["']?\s*:/.exec(line) ?? []
  if (!typed || distance(typed.toLowerCase(), key.toLowerCase()) > 1) return {}
  const [note = ''] = /\s#\s[^"']*$/.exec(line) ?? []
  return {write: `${hyphen && '- '}${write}${write.includes('#') ? '' : note.trimEnd()}`}
}
