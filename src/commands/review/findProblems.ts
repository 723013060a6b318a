import {existsSync} from 'node:fs'
import {join} from 'node:path'
import type {Problem} from '../../check/problem.ts'
import {adviceOf} from '../../check/report.ts'
import {run} from './run.ts'

/** What `npm run check` says of one state and did not say of the one before, whatever its line: a line may only have moved. */
export function newProblems(before: Problem[], after: Problem[]): string[] {
  const known = new Set(before.flatMap(withoutPlace))
  return after
    .filter((problem) => withoutPlace(problem).some((each) => !known.has(each)))
    .map((problem) => `${problem.file}, line ${problem.line}: ${[problem.message, ...adviceOf(problem)].join(' ')}`)
}

/** What `npm run check` says of a state. */
export async function problemsOf(folder: string): Promise<Problem[]> {
  if (!existsSync(join(folder, 'src/commands/check/main.ts'))) return []
  const {output} = await run(process.execPath, ['src/commands/run.mjs', 'check', '--json'], folder)
  try {
    return JSON.parse(output)
  } catch {
    // A state that is too old or too broken for its own check has nothing to say here; that it does not build is a note.
    return []
  }
}

/** What tells a problem from others of its file: each thing that it stands for, or its words. */
function withoutPlace({file, rule, message, stands}: Problem): string[] {
  return stands ? stands.map((each) => `${file} ${rule} ${each}`) : [`${file} ${message}`]
}
