import {posix} from 'node:path'
import type {Code} from '../check/readCode.ts'

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
  return [...code].flatMap(([file, text]) => {
    const names = [...text.matchAll(/(?:from|import\() ?'(\.[^']*)'/g)].map(([, path = '']) => path)
    return names.some((path) => posix.join(posix.dirname(file), path) === imported) ? [file] : []
  })
}
