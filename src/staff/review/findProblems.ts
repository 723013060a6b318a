import {existsSync} from 'node:fs'
import {join} from 'node:path'
import {run} from './run.ts'

/** What `npm run check` says of the head and did not say of the base, without its places: a line may only have moved. */
export async function findProblems(base: string, head: string): Promise<string[]> {
  const [before, after] = await Promise.all([problemsOf(base), problemsOf(head)])
  const known = new Set(before.map(withoutPlace))
  return after.filter((problem) => !known.has(withoutPlace(problem)))
}

async function problemsOf(folder: string): Promise<string[]> {
  if (!existsSync(join(folder, 'src/staff/check/main.ts'))) return []
  const {output} = await run(process.execPath, ['src/staff/run.mjs', 'check'], folder)
  return output.split('\n').filter((line) => /^\S+\.\w+:\d+/.test(line))
}

function withoutPlace(problem: string): string {
  return problem.replace(/:\d+(:\d+)?/, '')
}
