import {copyFileSync, existsSync, mkdirSync, mkdtempSync, realpathSync, rmSync} from 'node:fs'
import {tmpdir} from 'node:os'
import {dirname, join} from 'node:path'
import {placeOf} from './builtStates.ts'
import {commitOf, git} from './git.ts'
import {linkPackages, samePackages} from './linkPackages.ts'
import {endAll, run} from './run.ts'

/** One state of the project, in a folder of its own that can be built. */
export interface State {
  folder: string
  /** What a reader must know about how it was made. */
  notes: string[]
  /** Where it is kept when it is built: a commit stays as it is. */
  place?: string
}

/** Folders outside the project that hold its states, and nothing of which is left when the work ends. */
export class States {
  private temporary = realpathSync(mkdtempSync(join(tmpdir(), 'review-')))
  private worktrees: string[] = []
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
    this.worktrees.push(folder)
    git(this.project, 'worktree', 'add', '--detach', '--force', folder, commit)
    const notes = await this.install(folder, as)
    return {folder, notes, place: notes.length === 0 ? placeOf(this.project, commit) : undefined}
  }

  /** The project as it is now, with what is not committed yet. */
  async ofWork(as: string): Promise<State> {
    const folder = join(this.temporary, as)
    const files = git(this.project, 'ls-files', '--cached', '--others', '--exclude-standard', '-z').split('\0')
    for (const file of new Set(files)) {
      // A file that is deleted but not committed is still listed.
      if (!file || !existsSync(join(this.project, file))) continue
      mkdirSync(dirname(join(folder, file)), {recursive: true})
      copyFileSync(join(this.project, file), join(folder, file))
    }
    return {folder, notes: await this.install(folder, as)}
  }

  /** Removes every folder, and what git knows of them. */
  remove() {
    for (const folder of this.worktrees.splice(0)) {
      try {
        git(this.project, 'worktree', 'remove', '--force', folder)
      } catch {
        // Half made or gone already: the folder goes with the others, and git forgets it below.
        rmSync(folder, {recursive: true, force: true})
        git(this.project, 'worktree', 'prune')
      }
    }
    rmSync(this.temporary, {recursive: true, force: true, maxRetries: 3})
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.off(signal, this.onSignal)
  }

  private async install(folder: string, as: string): Promise<string[]> {
    if (samePackages(this.project, folder)) {
      linkPackages(this.project, folder)
      return []
    }
    const {status} = await run('npm', ['ci', '--no-audit', '--no-fund'], folder)
    if (status === 0) return []
    rmSync(join(folder, 'node_modules'), {recursive: true, force: true})
    linkPackages(this.project, folder)
    return [`The ${as} asks for other packages, which could not be installed. It was built with those installed here.`]
  }
}
