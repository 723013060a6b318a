import {createHash} from 'node:crypto'
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import {dirname, join} from 'node:path'
import type {Problem} from '../../check/problem.ts'
import {today} from '../../check/today.ts'
import {build} from './build.ts'
import {problemsOf} from './findProblems.ts'

/** A state that was built for visitors and checked. */
export interface Built {
  /** Why it does not build, in a sentence. */
  fault?: string
  problems: Problem[]
}

/** So many are kept, the last that were asked for: `main`, and some states of this work. */
const most = 6

/** Where a state is kept once it is built. What is in its files, its packages and Node decides what comes out, and the day which dates have begun. */
export function placeOf(project: string, files: string): string {
  const name = createHash('sha256').update([files, process.version, today()].join(' ')).digest('hex')
  return join(project, 'node_modules/.cache/twelvesides/states', name)
}

/** Builds and checks the state in a folder, unless one with the same files was kept by an earlier review. */
export async function builtState(folder: string, place?: string): Promise<Built> {
  if (place && existsSync(place)) {
    utimesSync(place, new Date(), new Date())
    cpSync(join(place, 'dist'), join(folder, 'dist'), {recursive: true})
    return {problems: JSON.parse(readFileSync(join(place, 'problems.json'), 'utf8'))}
  }
  const [fault, problems] = await Promise.all([build(folder), problemsOf(folder)])
  if (place && !fault) keep(folder, problems, place)
  return {fault, problems}
}

function keep(folder: string, problems: Problem[], place: string) {
  const unfinished = `${place}.${process.pid}`
  mkdirSync(unfinished, {recursive: true})
  cpSync(join(folder, 'dist'), join(unfinished, 'dist'), {recursive: true})
  writeFileSync(join(unfinished, 'problems.json'), JSON.stringify(problems))
  try {
    renameSync(unfinished, place)
  } catch {
    // Another review was faster, and kept the same.
    rmSync(unfinished, {recursive: true, force: true})
  }
  const states = dirname(place)
  const newest = readdirSync(states)
    .map((name) => join(states, name))
    .sort((one, other) => statSync(other).mtimeMs - statSync(one).mtimeMs)
  for (const old of newest.slice(most)) rmSync(old, {recursive: true, force: true})
}
