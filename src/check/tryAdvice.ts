import {asBefore, type Befores} from './before/asBefore.ts'
import {followed} from './followed.ts'
import {linesOf} from './places.ts'
import type {Problem} from './problem.ts'

/** More at once come of something else, and trying each would take long. */
const most = 6

/** As often as a line is mended: who needs more has lost more than signs. */
const rounds = 3

/**
 * Problems as people are told them, after what each says to write was tried: what would still be wrong on that line is
 * written with it, what mends nothing is not proposed, and what goes by itself when another is mended is not told.
 */
export function tryAdvice(all: Problem[], tries: Befores): Problem[] {
  const {problems, settled} = asBefore(all, tries)
  const trials = problems
    .filter((problem) => problem.write !== undefined && !settled.has(problem))
    .slice(0, most)
    .map((problem) => follow(problem, problems, tries))
  const told = new Set<Problem>(problems)
  // Mistakes first, and of two that mend each other the one that mends more.
  const mending = trials
    .filter(({mends}) => mends.length > 0)
    .sort(
      (a, b) =>
        Number(a.problem.warning ?? false) - Number(b.problem.warning ?? false) || b.mends.length - a.mends.length,
    )
  const saidOf = new Map(trials.map(({problem, said}) => [problem, said]))
  for (const {problem, said, mends} of mending) {
    if (!told.has(problem)) continue
    for (const other of mends) told.delete(other)
    // What stops a build still does, by whatever it is told.
    if (mends.some(({warning}) => !warning)) saidOf.set(problem, {...said, warning: false})
  }
  return problems.filter((problem) => told.has(problem)).map((problem) => saidOf.get(problem) ?? problem)
}

interface Trial {
  problem: Problem
  /** The problem as it is to be told. */
  said: Problem
  /** The others that are gone when it is mended, and nothing new is wrong. */
  mends: Problem[]
}

/** Does what a problem says, and what is then said of the same line, as a person would. */
function follow(problem: Problem, all: Problem[], {textOf, check}: Befores): Trial {
  const {file, line} = problem
  const before = textOf(file)
  let text = before
  let found = all
  const steps: Problem[] = []
  let next: Problem | undefined = problem
  while (next && steps.length < rounds) {
    const after = followed(next, text)
    if (after === undefined || linesOf(after).length !== linesOf(before).length) break
    steps.push(next)
    text = after
    found = text === before ? all : check(file, text)
    next = nextOn(line, file, found, all, text.length - before.length, problem)
    // More is to be done than to write this, so what is said after half of it is not meant.
    if (next && !goesOn(problem, next, all)) break
  }
  if (steps.length === 0) return {problem, said: problem, mends: []}
  if (found.some((each) => isSame(each, problem) && each.column === problem.column && each.write === problem.write))
    return {problem, said: problem.help ? problem : withoutWrite(problem), mends: []}
  // What can't be read yet says nothing of the rest.
  const isSound = !found.some((each) => each.file === file && !each.warning)
  const mends = !isSound ? [] : all.filter((each) => each !== problem && !found.some((other) => isPlaceOf(other, each)))
  return {problem, said: next || steps.length === 1 ? problem : inOne(steps, before, text), mends}
}

/** Whether a step is followed by the next without anybody's doing more: the same mistake on other lines may be the cause of the next. */
function goesOn({help, rule}: Problem, next: Problem, all: Problem[]): boolean {
  if (help || next.help) return false
  return next.rule === rule || all.filter((each) => each.rule === rule).length === 1
}

/** What is said of that line now and was not said before, with something to write; what stands behind the problem has moved. */
function nextOn(
  line: number,
  file: string,
  found: Problem[],
  all: Problem[],
  longer: number,
  {column}: Problem,
): Problem | undefined {
  const wasSaid = (one: Problem) =>
    all.some(
      (each) =>
        isSame(each, one) &&
        (each.column === one.column || (each.column > column && each.column + longer === one.column)),
    )
  return found.find((each) => each.file === file && each.line === line && each.write !== undefined && !wasSaid(each))
}

const isSame = (one: Problem, other: Problem) => isPlaceOf(one, other) && one.message === other.message
const isPlaceOf = (one: Problem, other: Problem) =>
  one.file === other.file && one.line === other.line && one.rule === other.rule

function withoutWrite({write: _, swap: __, ...problem}: Problem): Problem {
  return problem
}

/** Several steps on one line, told as the first with all that is to be written; what another rule said of it is told too. */
function inOne(steps: Problem[], before: string, after: string): Problem {
  const [first, ...later] = steps as [Problem, ...Problem[]]
  const others = later.filter(({rule}) => rule !== first.rule).map(({message}) => message)
  const lineOf = (text: string) => linesOf(text)[first.line - 1]?.text ?? ''
  return {
    ...first,
    message: [first.message, ...new Set(others)].join(' '),
    ...partWritten(first, lineOf(before), lineOf(after)),
  }
}

/** What is to be written for the signs that the first step marked, or, where others change too, for the whole line. */
function partWritten(
  {column, swap}: Problem,
  typed: string,
  meant: string,
): Pick<Problem, 'column' | 'write' | 'swap'> {
  const start = column - 1
  const rest = swap ? typed.slice(start + swap.over.length) : ''
  const by = meant.slice(start, meant.length - rest.length)
  if (swap && meant.startsWith(typed.slice(0, start)) && meant.endsWith(rest) && typed.startsWith(swap.over, start))
    return {column, write: by, swap: {over: swap.over, by}}
  const write = meant.trim()
  return {column: typed.search(/\S/) + 1, write, swap: {over: typed.trim(), by: write}}
}
