import {posix} from 'node:path'
import {memoizeByText} from '../site/memoizeByText.ts'
import type {Code} from '../site/readCode.ts'

/** The files of code that show a value of a file that is one record, like `spots` of `labels.yaml`: those that read it, and all that these stand in. */
export function readersOf(code: Code, name: string, key: string): Set<string> {
  const readers = new Set([...code].filter(([, text]) => reads(text, name, key)).map(([file]) => file))
  // A set goes on to what is added to it meanwhile.
  for (const reader of readers) for (const file of importersOf(code, reader)) readers.add(file)
  return readers
}

function reads(text: string, name: string, key: string): boolean {
  const [, as] = new RegExp(`^import (?:\\* as )?(\\w+)\\b.* from '[./]*/content/${name}'`, 'm').exec(text) ?? []
  // In square brackets it may be any.
  return (
    as !== undefined && new RegExp(`\\b${as}(?:\\.${key}\\b|\\[)|\\{[^}]*\\b${key}\\b[^}]*\\} = ${as}\\b`).test(text)
  )
}

function importersOf(code: Code, imported: string): string[] {
  return [...code].flatMap(([file, text]) => (importsOf(file, text).includes(imported) ? [file] : []))
}

/** Asked of every file for each that it may lead to, whenever words are opened or saved. */
const importsOf = memoizeByText((file, text) =>
  [...text.matchAll(/(?:from|import\() ?'(\.[^']*)'/g)].map(([, path = '']) => posix.join(posix.dirname(file), path)),
)
