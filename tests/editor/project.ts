import {type ChildProcess, spawn, spawnSync} from 'node:child_process'
import {once} from 'node:events'
import {copyProject, type ProjectCopy} from '../../src/commands/copyProject.ts'
import {freePort} from '../../src/commands/freePort.ts'
import {writeKinds} from './kinds.ts'

/** A throw-away copy of the project under git, with `npm run edit` running in it. */
export interface EditedProject extends ProjectCopy {
  address: string
  git: (...words: string[]) => string
  /** What was changed since the copy was made: the lines that went and came, below the name of their file. */
  diff: () => string
  /** Everything as it was when the copy was made. */
  restore: () => void
  start: () => Promise<void>
  stop: () => Promise<void>
}

/** Makes one, and starts the command in it, on that port or any. */
export async function editProject(onPort?: number, ...options: string[]): Promise<EditedProject> {
  const port = onPort ?? (await freePort())
  const copy = copyProject()
  const git = (...words: string[]) => {
    const {status, stdout, stderr} = spawnSync('git', words, {cwd: copy.folder, encoding: 'utf8'})
    if (status !== 0) throw new Error(`git ${words.join(' ')}: ${stderr}`)
    return stdout
  }
  writeKinds(copy)
  git('init', '--quiet', '--initial-branch=main')
  git('config', 'user.name', 'A Member of Staff')
  git('config', 'user.email', 'staff@example.org')
  git('add', '--all')
  git('commit', '--quiet', '--message=As it was')
  let server: ChildProcess | undefined

  const project: EditedProject = {
    ...copy,
    address: `http://localhost:${port}`,
    git,
    diff: () => linesOf(git('diff', '--unified=0', '--no-color')),
    restore: () => {
      git('checkout', '--quiet', 'main', '--', '.')
      git('clean', '--quiet', '--force', '-d')
    },
    async start() {
      const words = ['src/commands/run.mjs', 'edit', '--no-open', '--port', String(port), ...options]
      server = spawn(process.execPath, words, {cwd: copy.folder, stdio: ['ignore', 'pipe', 'inherit']})
      for await (const said of server.stdout ?? []) if (String(said).includes('Ctrl+C')) return
      throw new Error('The command ended before it served anything.')
    },
    async stop() {
      if (!server || server.exitCode !== null) return
      const ended = once(server, 'exit')
      server.kill('SIGTERM')
      await ended
    },
    remove: () => copy.remove(),
  }
  await project.start()
  return project
}

/** Of a diff what a person reads: each file's name, and its lines. */
function linesOf(diff: string): string {
  return diff
    .split('\n')
    .flatMap((line) => {
      if (line.startsWith('+++ b/')) return [line.slice('+++ b/'.length)]
      return /^[-+](?!--|\+\+)/.test(line) || line.startsWith('\\') ? [line] : []
    })
    .join('\n')
}
