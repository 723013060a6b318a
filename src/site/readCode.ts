import {readFileSync} from 'node:fs'
import {join} from 'node:path'
import {filesBelow} from './filesBelow.ts'

/** The source text of every file with code that renders pages, by path: `components/CohortCard.tsx`. */
export type Code = Map<string, string>

export function readCode(root: string): Code {
  const names = ['components', 'src/frame', 'src/document', 'src/browser'].flatMap((folder) =>
    filesBelow(join(root, folder)).map((name) => `${folder}/${name}`),
  )
  return new Map(
    names
      .filter((name) => /\.tsx?$/.test(name))
      .map((name) => [name, readFileSync(join(root, name), 'utf8')]),
  )
}
