import {followed} from '../followed.ts'
import type {Problem} from '../problem.ts'
import {type Change, changesSince, linesIn, withLines} from './changesSince.ts'
import type {TextBefore} from './committedTexts.ts'
import {linesBack} from './linesBack.ts'
import {type Changed, mendedBy} from './mendedBy.ts'
import {slipBack} from './slipBack.ts'
import {lettersOf} from './slipsUndone.ts'
import {isBeside, type WayBack} from './wayBack.ts'

/** What undoing a change needs to know of the files. */
export interface Befores {
  /** The files that may have been changed. */
  files: string[]
  textOf: (file: string) => string
  /** All that is found when that file has that text. */
  check: (file: string, text: string) => Problem[]
  before?: TextBefore
}

/** Of more changes nobody can say which of them was a slip. */
const most = 12

/** As many as can be tried while somebody waits, those beside a problem first. */
const mostWays = 20

/**
 * Problems as they are reported where it is known what the files said before: an error that goes when a slip is undone is
 * reported once, with what stood there, and is settled. Text without an error is left alone.
 */
export function asBefore(problems: Problem[], befores: Befores): {problems: Problem[]; settled: Set<Problem>} {
  const settled = new Set<Problem>()
  if (problems.every(({warning}) => warning)) return {problems, settled}
  const told = befores.files.reduce((rest, file) => {
    const text = befores.textOf(file)
    const before = befores.before?.(file, text)
    if (before === undefined) return rest
    const changes = changesSince(before, text)
    if (changes.length > most) return rest
    const words = new Set(before.match(/[\p{L}\p{M}]+/gu))
    const lines = problems.flatMap((problem) => (problem.file === file ? [problem.line] : []))
    const far = ({at}: Change) => Math.min(...lines.map((line) => Math.abs(line - 1 - at)))
    const ways = changes
      .toSorted((one, other) => far(one) - far(other) || one.at - other.at)
      .flatMap((change) => [
        ...linesBack(change, changes, linesIn(text)),
        ...slipBack(file, change, (word) => words.has(word)),
      ])
    return ways
      .slice(0, mostWays)
      .reduce((left, way) => tried(way, {file, text, check: befores.check}, {all: problems, left, settled}), rest)
  }, problems)
  return {problems: told, settled}
}

interface Told {
  /** All that was found before anything was undone. */
  all: Problem[]
  left: Problem[]
  settled: Set<Problem>
}

/** The problems as they are told when a way back mends some of them and breaks nothing. */
function tried(way: WayBack, changed: Changed, {all, left, settled}: Told): Problem[] {
  const {file, text} = changed
  const open = left.filter((each) => !settled.has(each))
  if (open.every(({warning}) => warning)) return left
  const undone = withLines(text, way.undone)
  const mended = mendedBy(undone, changed, all, (problem) => lineAfter(problem, file, way))?.filter((each) =>
    open.includes(each),
  )
  const errors = mended?.filter(({warning}) => !warning) ?? []
  const isHere = (one: Problem) => one.file === file && isBeside(one, way.change)
  const told = errors.find(isHere) ?? errors[0]
  if (!mended || !told) return left
  const isMeant = way.when === 'last' || (way.when === 'here') === isHere(told)
  if (way.when !== 'sure' && (!isMeant || mended.some(({write}) => write !== undefined))) return left
  const said = saysAsMuch(told, undone, changed, all) ? {...told} : saidBy(way, told, file)
  settled.add(said)
  return left.flatMap((each) => (each === told ? [said] : mended.includes(each) ? [] : [each]))
}

/** Whether what a problem says to write mends it too, and has the words that stood there: then it keeps the signs that were typed. */
function saysAsMuch(told: Problem, undone: string, changed: Changed, all: Problem[]): boolean {
  const text = told.file === changed.file ? followed(told, changed.text) : undefined
  if (text === undefined || lettersOf(text) !== lettersOf(undone)) return false
  // Where signs are only gone, nothing that was typed is lost by writing what stood there.
  if (text === undone) return true
  return !isWithin(changed.text, undone) && mendedBy(text, changed, all)?.includes(told) === true
}

function saidBy(way: WayBack, told: Problem, file: string): Problem {
  const {help: _, write: __, swap: ___, marked: ____, ...bare} = told
  return {...way.say(bare), file}
}

/** The line of a problem in the text in which a change is undone. */
function lineAfter({file, line}: Problem, changed: string, {undone}: WayBack): number {
  const before = file === changed ? undone.filter(({at}) => line > at) : []
  return before.reduce((sum, {count, lines}) => sum + lines.length - count, line)
}

/** Whether a text has all signs of another in their order, and more. */
function isWithin(part: string, whole: string): boolean {
  let at = 0
  for (const sign of whole) if (sign === part[at]) at++
  return at === part.length
}
