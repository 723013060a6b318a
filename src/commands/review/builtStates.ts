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
import {join} from 'node:path'
import {filesBelow, today} from '../../site/index.ts'
import {build} from './build.ts'
import {problemsOf, type Reported} from './findProblems.ts'
import type {SiteText, State} from './model.ts'
import {proveQuiet} from './proveQuiet.ts'
import {readBuilt, readDocuments} from './readState.ts'
import {type Files, hashOf} from './states.ts'

/** A state that was built for visitors, and read. */
export interface Built {
  /** Nothing where it does not build. */
  state?: State
  /** Its documents. */
  dist: string
  /** What a reader must know about how it was made, or why it could not be. */
  notes: string[]
}

/** So many are kept, the last that were asked for: `main`, and some states of this work. */
const most = 6

/** Builds and reads a state, unless one with the same files was kept by an earlier review. `as`: what a reader calls it. */
export async function builtState(project: string, files: Files, as: string): Promise<Built> {
  const place = placeOf(project, files)
  const dist = join(place, 'dist')
  if (!existsSync(dist)) {
    const {folder, notes} = await files.layOut()
    const fault = await build(folder)
    if (fault) return {dist, notes: [...notes, `The ${as} does not build: ${fault}`]}
    writeFileSync(join(place, 'notes.json'), JSON.stringify(notes))
    moveTo(dist, join(folder, 'dist'))
  }
  const notes: string[] = JSON.parse(readFileSync(join(place, 'notes.json'), 'utf8'))
  return {state: await readKept(project, place, files), dist, notes}
}

/** What the check says of a state, or said in an earlier review. */
export async function checkedState(project: string, files: Files): Promise<Reported[]> {
  return kept(join(placeOf(project, files), 'problems.json'), async () => problemsOf((await files.layOut()).folder))
}

/** Of files that changed, those that surely changed no word of the new state, or did not in an earlier review of the same two. */
export async function quietFiles(
  project: string,
  [base, head]: [Files, Files],
  files: string[],
  now: SiteText,
): Promise<string[]> {
  const from = hashOf(JSON.stringify([base.name, files, codeOf(project)]))
  return kept(join(placeOf(project, head), `quiet-${from}.json`), async () => {
    const [old, built] = await Promise.all([base.layOut(), head.layOut()])
    return proveQuiet(old.folder, built.folder, files, now)
  })
}

/**
 * Where all that was made of a state is kept, and no longer what nobody asked for since. What is in its files, its
 * packages and Node decides what comes out, and the day which dates have begun.
 */
function placeOf(project: string, {name}: Files): string {
  const states = join(project, 'node_modules/.cache/twelvesides/states')
  const place = join(states, hashOf([name, process.version, today()].join(' ')))
  mkdirSync(place, {recursive: true})
  utimesSync(place, new Date(), new Date())
  const newest = readdirSync(states)
    .map((each) => join(states, each))
    .sort((one, other) => statSync(other).mtimeMs - statSync(one).mtimeMs)
  for (const old of newest.slice(most)) rmSync(old, {recursive: true, force: true})
  return place
}

/** A folder is there whole or not at all. */
function moveTo(place: string, folder: string) {
  const unfinished = `${place}.${process.pid}`
  try {
    renameSync(folder, unfinished)
  } catch {
    // The two may be on different disks.
    cpSync(folder, unfinished, {recursive: true})
  }
  try {
    renameSync(unfinished, place)
  } catch {
    // Another review was faster, and kept the same.
    rmSync(unfinished, {recursive: true, force: true})
  }
}

/** What was read of a state, by the code as it is. */
async function readKept(project: string, place: string, files: Files): Promise<State> {
  const parts = await kept(join(place, `${codeOf(project)}.json`), async () => {
    const {folder} = await files.layOut()
    return partsOf(readBuilt(folder, readDocuments(folder, join(place, 'dist'))))
  })
  return stateOf(parts)
}

/** Names the code that reads and compares states. */
function codeOf(project: string): string {
  const src = join(project, 'src')
  return hashOf(
    filesBelow(src)
      .map((name) => readFileSync(join(src, name), 'utf8'))
      .join('\n'),
  )
}

/** What a file keeps, or what is made now and kept there; a file that can't be read was never finished. */
async function kept<Made>(file: string, make: () => Promise<Made>): Promise<Made> {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    const made = await make()
    writeFileSync(file, JSON.stringify(made))
    return made
  }
}

/** A state as JSON can say it. */
type Parts = ReturnType<typeof partsOf>

function partsOf({pages, records, sources, frame, redirects}: State) {
  return {pages: [...pages], records: [...records], sources: [...sources], redirects: [...redirects], frame}
}

function stateOf({pages, records, sources, frame, redirects}: Parts): State {
  return {
    pages: new Map(pages),
    records: new Map(records),
    sources: new Map(sources),
    redirects: new Map(redirects),
    frame,
  }
}
