import {mkdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs'
import {dirname, join} from 'node:path'
import type {Happening, Subject} from '../../../../src/commands/review/model.ts'

/** Some words of a file, and what stands there afterwards; without `from` the file is new, without `to` it goes. */
export interface Replacement {
  file: string
  from?: string
  to?: string
}

/** What the review must say: on a page, above and below all pages, of a record, of an old address, or of a page that came or went. */
export type Expected =
  | {page: string; what: Subject; how: Happening; words: string; times?: number}
  | {frame: Subject; how: Happening; words: string}
  | {fact: string; how: Happening; words: string; on?: string[]}
  | {redirect: string; leads?: string}
  | {added: string}
  | {removed: string; draft?: true}
  | {renamed: string}

/** One edit as somebody makes it. */
export interface Edit extends Replacement {
  kind: string
  /** Made the other way round: what it leaves is the state before. */
  back?: true
  /** What is changed along with it in other files. */
  others?: Replacement[]
  /** Nothing for an edit that changes no word. */
  expected?: Expected[]
  /** What else it changes on its page, and the review may tell: the links and sentences of a section that goes. */
  follows?: {what?: Subject; how?: Happening}[]
}

/** Every file that an edit changes, as its places are found. */
export function replacementsOf({file, from, to, others = []}: Edit): Replacement[] {
  return [{file, from, to}, ...others]
}

/** Makes a replacement in a folder; nothing where its words are not there, or more than once. */
export function replaceIn(root: string, {file, from, to}: Replacement): boolean {
  const path = join(root, file)
  if (to === undefined) rmSync(path)
  else if (from === undefined) {
    mkdirSync(dirname(path), {recursive: true})
    writeFileSync(path, to)
  } else {
    const text = readFileSync(path, 'utf8')
    if (text.split(from).length !== 2) return false
    writeFileSync(
      path,
      text.replace(from, () => to),
    )
  }
  return true
}

/** An edit of a line of a file, as a list that can be spread. */
export function line(
  kind: string,
  file: string,
  from: string,
  to: string,
  expected?: Expected[],
  follows?: Edit['follows'],
): Edit[] {
  return from && from !== to ? [{kind, file, from: `\n${from}\n`, to: `\n${to}\n`, expected, follows}] : []
}

/** The same edits made the other way round. */
export function backwards(edits: Edit[]): Edit[] {
  return edits.map((edit) => ({...edit, back: true}))
}

/** The lines that stand in a text once, between others. */
export function singleLines(text: string): string[] {
  return text.split('\n').filter((each) => text.split(`\n${each}\n`).length === 2)
}
