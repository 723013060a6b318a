import {spawnSync} from 'node:child_process'
import {chmodSync, mkdirSync} from 'node:fs'
import {join} from 'node:path'
import {expect, test} from 'vitest'
import {copyProject} from '../copyProject.ts'

// Root may write everywhere, but not without its capabilities, which `setpriv` of Linux takes away.
const starter = process.getuid?.() === 0 ? ['setpriv', '--bounding-set=-all', '--inh-caps=-all'] : []
const canTest =
  process.platform !== 'win32' &&
  (starter.length === 0 || spawnSync('setpriv', [...starter.slice(1), 'true']).status === 0)

/** Runs a command of the project as a user who may not write where the modes of files forbid it. */
function run(folder: string, ...words: string[]) {
  const [program = '', ...options] = [...starter, process.execPath, 'src/commands/run.mjs', ...words]
  const env = {...process.env, NODE_ENV: '', NO_COLOR: '1', FORCE_COLOR: undefined}
  const {status, stdout, stderr} = spawnSync(program, options, {cwd: folder, encoding: 'utf8', env})
  return {status, output: (stdout + stderr).trim()}
}

const sentence = (path: string) =>
  `This user may not write ${path}. Run this as the user who installed the project, or give the whole folder of the project to this user.`

// S11.8
test.skipIf(!canTest)(
  'in a project that another user installed, a command says in one sentence what it may not write',
  () => {
    const {folder} = copyProject()
    chmodSync(join(folder, 'node_modules'), 0o555)
    for (const words of [
      ['vite', 'build'],
      ['vite', '--port', '0'],
      ['edit', '--no-open'],
    ])
      expect(run(folder, ...words), words.join(' ')).toEqual({
        status: 1,
        output: sentence(join(folder, 'node_modules')),
      })
  },
)

// S11.8
test.skipIf(!canTest)(
  'where another user has built, a build says so in one sentence, and the last site stays',
  () => {
    const copy = copyProject()
    copy.write('dist/index.html', 'The last site')
    mkdirSync(join(copy.dist, 'assets'))
    chmodSync(join(copy.dist, 'assets'), 0o555)
    const {status, output} = run(copy.folder, 'vite', 'build', '--logLevel', 'error')
    expect(output).toMatch(/^error during build:\nThis user may not write \S+\. Run this as [^\n]+$/)
    expect([status, copy.read('dist/index.html')]).toEqual([1, 'The last site'])
  },
)
