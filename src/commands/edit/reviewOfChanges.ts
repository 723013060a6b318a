import {execFile} from 'node:child_process'
import {mkdtemp, readFile, rm} from 'node:fs/promises'
import {tmpdir} from 'node:os'
import {join} from 'node:path'
import {promisify} from 'node:util'

/** What `npm run review` says that visitors will read differently, against what was committed last. */
export async function reviewOfChanges(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'review-'))
  const file = join(folder, 'summary.md')
  try {
    const words = ['src/commands/run.mjs', 'review', 'HEAD', '--no-pictures', '--html', join(folder, 'all.html')]
    await promisify(execFile)(process.execPath, [...words, '--markdown', file])
    return (await readFile(file, 'utf8')).trim()
  } finally {
    await rm(folder, {recursive: true, force: true})
  }
}
