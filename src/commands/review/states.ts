import {createHash} from 'node:crypto'
import {copyFileSync, mkdirSync, mkdtempSync, realpathSync, rmSync} from 'node:fs'
import {tmpdir} from 'node:os'
import {dirname, join} from 'node:path'
import {commitOf, namesOfCommit, namesOfWork, writeCommit} from './git.ts'
import {linkPackages, samePackages} from './linkPackages.ts'
import {endAll, run} from './run.ts'

/** The files of one state of the project. */
export interface Files {
  /** What no other files are called. */
  name: string
  /** Writes them into a folder of their own that can be built, the first time that it is asked for. */
  layOut: () => Promise<Folder>
}

interface Folder {
  folder: string
  /** What a reader must know about how it was made. */
  notes: string[]
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
  ofCommit(revision: string, as: string): Files {
    const commit = commitOf(this.project, revision)
    return this.filesOf(namesOfCommit(this.project, commit), as, (files, folder) =>
      writeCommit(this.project, commit, folder, files),
    )
  }

  /** The project as it is now, with what is not committed yet. */
  ofWork(as: string): Files {
    return this.filesOf(namesOfWork(this.project), as, (files, folder) => {
      for (const file of files) {
        mkdirSync(dirname(join(folder, file)), {recursive: true})
        copyFileSync(join(this.project, file), join(folder, file))
      }
    })
  }

  /** Removes every folder. */
  remove() {
    rmSync(this.temporary, {recursive: true, force: true, maxRetries: 3})
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.off(signal, this.onSignal)
  }

  private filesOf(names: Map<string, string>, as: string, write: (files: string[], folder: string) => void): Files {
    // Tests are no part of what visitors get.
    const built = [...names].filter(([file]) => !file.startsWith('tests/')).sort()
    const folder = join(this.temporary, as)
    let laidOut: Promise<Folder> | undefined
    return {
      name: hashOf(JSON.stringify(built)),
      layOut: () => {
        laidOut ??= (async () => {
          write(
            built.map(([file]) => file),
            folder,
          )
          return {folder, notes: await this.install(folder, as)}
        })()
        return laidOut
      },
    }
  }

  /** Gives a folder the packages that its files ask for. */
  private async install(folder: string, as: string): Promise<string[]> {
    if (samePackages(this.project, folder)) {
      linkPackages(this.project, folder)
      return []
    }
    const {status} = await run('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund'], folder)
    if (status === 0) return []
    rmSync(join(folder, 'node_modules'), {recursive: true, force: true})
    linkPackages(this.project, folder)
    return [`The ${as} asks for other packages, which could not be installed. It was built with those installed here.`]
  }
}

/** A short name for a text that no other has. */
export function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('base64url')
}
