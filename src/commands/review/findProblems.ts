import {existsSync} from 'node:fs'
import {join} from 'node:path'
import {run} from './run.ts'

/** A finding as `npm run check -- --json` prints it. */
export interface Reported {
  id: string
  file: string
  line: number
  words: string[]
}

/** What `npm run check` says of one state and did not say of the one before, whatever its line: a line may only have moved. */
export function newProblems(before: Reported[], after: Reported[]): string[] {
  const known = new Set(before.map(withoutLine))
  return after
    .filter((each) => !known.has(withoutLine(each)))
    .map(({file, line, words}) => `${file}, line ${line}: ${words.join(' ')}`)
}

/** What `npm run check` says of a state. */
export async function problemsOf(folder: string): Promise<Reported[]> {
  if (!existsSync(join(folder, 'src/commands/check/main.ts'))) return []
  const {output} = await run(process.execPath, ['src/commands/run.mjs', 'check', '--json'], folder)
  try {
    return JSON.parse(output)
  } catch {
    // A state that is too old or too broken for its own check has nothing to say here; that it does not build is a note.
    return []
  }
}

function withoutLine({file, id, words}: Reported): string {
  return JSON.stringify([file, id, words[0]])
}
