import {readFileSync} from 'node:fs'
import {join} from 'node:path'
import {filesBelow} from './filesBelow.ts'

/** The text of each file of code that shows pages, by its name: `components/CohortCard.tsx`. */
export type Code = Map<string, string>

/** Reads that code once, for all that is asked of it. */
export function readCode(root: string): Code {
  const names = ['components', 'src/frame', 'src/document', 'src/browser'].flatMap((folder) =>
    filesBelow(join(root, folder)).map((name) => `${folder}/${name}`),
  )
  return new Map(
    names.filter((name) => /\.tsx?$/.test(name)).map((name) => [name, readFileSync(join(root, name), 'utf8')]),
  )
}
