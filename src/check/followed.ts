import {asLine} from './asLine.ts'
import {needsOwnWords} from './page/heldPlaces.ts'
import {linesOf, offsetAt} from './places.ts'
import type {Problem} from './problem.ts'

/** The text as someone leaves it who writes what is to be written; nothing where that holds a place for words of theirs. */
export function followed(problem: Problem, text: string): string | undefined {
  const {write, swap} = problem
  if (write === undefined || needsOwnWords(write)) return undefined
  const at = swap?.by === write ? text.indexOf(swap.over, offsetAt(text, problem)) : -1
  if (swap && at >= 0) return text.slice(0, at) + swap.by + text.slice(at + swap.over.length)
  const typed = linesOf(text)[problem.line - 1]
  if (!typed) return undefined
  const [indent = ''] = /^\s*/.exec(typed.text.slice(0, problem.column - 1)) ?? []
  return text.slice(0, typed.start) + indent + (asLine(problem, typed.text).write ?? write) + text.slice(typed.end)
}
