import {execFile} from 'node:child_process'
import {promisify} from 'node:util'

/**
 * The day on which each file of `pages/` and `content/` last changed, `2025-01-18`, as its history tells; nothing of a file that has changed since.
 * Where there is no history, or only a piece of it, whose first commit seems to have written every file, nothing is known.
 */
export async function lastChanged(root: string): Promise<Map<string, string>> {
  const folders = ['--', 'pages', 'content']
  const [shallow, log, changed] = await Promise.all([
    git(root, 'rev-parse', '--is-shallow-repository'),
    git(root, 'log', '--relative', '--format=>%cs', '--name-only', ...folders),
    git(root, 'diff', '--relative', '--name-only', 'HEAD', ...folders),
  ])
  if (shallow !== 'false') return new Map()
  const days = new Map<string, string>()
  let day = ''
  for (const line of log.split('\n')) {
    if (line.startsWith('>')) day = line.slice(1)
    else if (line && !days.has(line)) days.set(line, day)
  }
  for (const file of changed.split('\n')) days.delete(file)
  return days
}

/** What git says in a folder, and nothing where there is no git or no history. Names of files as they are, in whatever letters. */
async function git(cwd: string, ...words: string[]): Promise<string> {
  try {
    const options = {cwd, maxBuffer: 64 * 1024 * 1024}
    const {stdout} = await promisify(execFile)('git', ['-c', 'core.quotePath=false', ...words], options)
    return stdout.trim()
  } catch {
    return ''
  }
}
