import {spawnSync} from 'node:child_process'

/**
 * The day on which each file of `pages/` and `content/` last changed, `2025-01-18`, as its history tells; nothing of a file that has changed since.
 * Where there is no history, or only a piece of it, whose first commit seems to have written every file, nothing is known.
 */
export function lastChanged(root: string): Map<string, string> {
  const folders = ['--', 'pages', 'content']
  if (git(root, 'rev-parse', '--is-shallow-repository') !== 'false') return new Map()
  const days = new Map<string, string>()
  let day = ''
  for (const line of git(root, 'log', '--relative', '--format=>%cs', '--name-only', ...folders).split('\n')) {
    if (line.startsWith('>')) day = line.slice(1)
    else if (line && !days.has(line)) days.set(line, day)
  }
  for (const file of git(root, 'diff', '--relative', '--name-only', 'HEAD', ...folders).split('\n')) days.delete(file)
  return days
}

/** What git says in a folder, and nothing where there is no git or no history. Names of files as they are, in whatever letters. */
function git(cwd: string, ...words: string[]): string {
  const {status, stdout} = spawnSync('git', ['-c', 'core.quotePath=false', ...words], {
    cwd,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  })
  return status === 0 ? stdout.trim() : ''
}
