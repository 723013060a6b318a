import {type ChildProcess, spawn, spawnSync} from 'node:child_process'
import {once} from 'node:events'
import {historyRef} from '../../src/edit/versions/history.ts'
import {copyProject, type ProjectCopy} from '../copyProject.ts'
import {freePort} from '../freePort.ts'
import {writeKindsPage} from './kindsPage.ts'

/** A temporary copy of the project in a git repository, with `npm run edit` running in it. */
export interface EditedProject extends ProjectCopy {
  address: string
  git: (...args: string[]) => string
  /** Returns the lines removed and added since the copy was made, each group below the name of its file. */
  diff: () => string
  /** Restores every file to how it was when the copy was made, and empties the list of changes. */
  restore: () => void
  start: () => Promise<void>
  stop: () => Promise<void>
}

/** Loads `vanishingFile.mjs` into the servers of the tests. */
const nodeOptions = ['--import', new URL('vanishingFile.mjs', import.meta.url).href]

/** Copies the project and starts `npm run edit` in the copy, on the given port or a free one. */
export async function editProject(onPort?: number, ...options: string[]): Promise<EditedProject> {
  const port = onPort ?? (await freePort())
  const copy = copyProject()
  const git = (...args: string[]) => {
    const {status, stdout, stderr} = spawnSync('git', args, {cwd: copy.folder, encoding: 'utf8'})
    if (status !== 0) throw new Error(`git ${args.join(' ')}: ${stderr}`)
    return stdout
  }
  writeKindsPage(copy)
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
      git('update-ref', '-d', historyRef)
    },
    async start() {
      const args = [
        ...nodeOptions,
        'src/commands/run.mjs',
        'edit',
        '--no-open',
        '--port',
        String(port),
        ...options,
      ]
      server = spawn(process.execPath, args, {cwd: copy.folder, stdio: ['ignore', 'pipe', 'inherit']})
      for await (const output of server.stdout ?? []) if (String(output).includes('Ctrl+C')) return
      throw new Error('The command ended before it served anything.')
    },
    async stop() {
      if (!server || server.exitCode !== null) return
      const ended = once(server, 'exit')
      server.kill('SIGTERM')
      await ended
    },
  }
  await project.start()
  return project
}

/** Returns only the file names and the changed lines of a diff. */
function linesOf(diff: string): string {
  return diff
    .split('\n')
    .flatMap((line) => {
      if (line.startsWith('+++ b/')) return [line.slice('+++ b/'.length)]
      return /^[-+](?!--|\+\+)/.test(line) || line.startsWith('\\') ? [line] : []
    })
    .join('\n')
}
