import {createHash} from 'node:crypto'
import {existsSync, mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync} from 'node:fs'
import {tmpdir} from 'node:os'
import {dirname, join} from 'node:path'
import {placeOf} from './builtStates.ts'
import {commitOf, git, writeCommit} from './git.ts'
import {linkPackages, samePackages} from './linkPackages.ts'
import {endAll, run} from './run.ts'

/** One state of the project, in a folder of its own that can be built. */
export interface State {
  folder: string
  /** What a reader must know about how it was made. */
  notes: string[]
  /** Where it is kept when it is built. */
  place?: string
}

/** Folders outside the project that hold its states, and nothing of which is left when the work ends. */
export class States {
  private temporary = realpathSync(mkdtempSync(join(tmpdir(), 'review-')))
  private onSignal = () => {
    endAll()
    this.remove()
    process.exit(130)
  }

  private project: string

  constructor(project: string) {
    this.project = project
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, this.onSignal)
  }

  /** The project as a commit has it. */
  async ofCommit(name: string, as: string): Promise<State> {
    const commit = commitOf(this.project, name)
    const folder = join(this.temporary, as)
    writeCommit(this.project, commit, folder, isBuilt)
    return this.install(folder, as, git(this.project, 'rev-parse', `${commit}^{tree}`))
  }

  /** The project as it is now, with what is not committed yet. */
  async ofWork(as: string): Promise<State> {
    const folder = join(this.temporary, as)
    const files = git(this.project, 'ls-files', '--cached', '--others', '--exclude-standard', '-z').split('\0')
    const hash = createHash('sha256')
    for (const file of [...new Set(files)].filter(Boolean).filter(isBuilt).sort()) {
      // A file that is deleted but not committed is still listed.
      if (!existsSync(join(this.project, file))) continue
      const bytes = readFileSync(join(this.project, file))
      mkdirSync(dirname(join(folder, file)), {recursive: true})
      writeFileSync(join(folder, file), bytes)
      hash.update(`${file}\n${bytes.length}\n`).update(bytes)
    }
    return this.install(folder, as, hash.digest('hex'))
  }

  /** Removes every folder. */
  remove() {
    rmSync(this.temporary, {recursive: true, force: true, maxRetries: 3})
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.off(signal, this.onSignal)
  }

  /** Gives a state the packages that it asks for, and the place where it is kept by the name of its files. */
  private async install(folder: string, as: string, files: string): Promise<State> {
    const state = {folder, notes: [], place: placeOf(this.project, files)}
    if (samePackages(this.project, folder)) {
      linkPackages(this.project, folder)
      return state
    }
    const {status} = await run('npm', ['ci', '--no-audit', '--no-fund'], folder)
    if (status === 0) return state
    rmSync(join(folder, 'node_modules'), {recursive: true, force: true})
    linkPackages(this.project, folder)
    return {
      folder,
      notes: [
        `The ${as} asks for other packages, which could not be installed. It was built with those installed here.`,
      ],
    }
  }
}

/** Tests are no part of what visitors get. */
function isBuilt(file: string): boolean {
  return !file.startsWith('tests/')
}
