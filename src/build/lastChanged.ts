import {runGitAsync} from '../site/index.ts'

/**
 * Maps files of `pages/` and `content/` to the day of their last commit (`2025-01-18`); omits files changed
 * since then. Empty without git history, or in a shallow clone, whose first commit appears to have written
 * every file.
 */
export async function lastChangedDays(root: string): Promise<Map<string, string>> {
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

/** Returns the day of the latest commit, also in a shallow clone; `undefined` without git history. */
export async function lastCommitDay(root: string): Promise<string | undefined> {
  return (await git(root, 'log', '-1', '--format=%cs')) || undefined
}

/** Returns git's output, or `''` if git fails; file names are not escaped. */
async function git(root: string, ...words: string[]): Promise<string> {
  const {isOk, output} = await runGitAsync(root, ['-c', 'core.quotePath=false', ...words])
  return isOk ? output : ''
}
