import {cpSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync} from 'node:fs'
import {tmpdir} from 'node:os'
import {join} from 'node:path'
import {openEditor} from '../../src/edit/editor.ts'
import type {Editable, Inline} from '../../src/edit/protocol.ts'

/** Copies the site of the check's tests to a temporary folder and opens the editor on it. */
export function openCopy() {
  const root = realpathSync(mkdtempSync(join(tmpdir(), 'edit-')))
  cpSync(join(import.meta.dirname, '../check/site'), root, {recursive: true})
  const editor = openEditor(root)
  const orThrow = <T>(found: T | undefined, what: string) => {
    if (found === undefined) throw new Error(`Nothing to edit is ${what}.`)
    return found
  }
  const copy = {
    root,
    editor,
    path: (file: string) => join(root, file),
    read: (file: string) => readFileSync(join(root, file), 'utf8'),
    write: (file: string, text: string) => writeFileSync(join(root, file), text),
    remove: () => rmSync(root, {recursive: true, force: true}),
    /** Returns the first block of text that contains the words; throws if there is none. */
    block(file: string, words: string) {
      const blocks = editor.editables(file).filter((each) => each.kind === 'inline')
      return orThrow(
        blocks.find(({inlines}) => JSON.stringify(inlines).includes(words)),
        words,
      )
    },
    /** Returns the first component of that name on a page; throws if there is none. */
    tag(file: string, name: string) {
      const blocks = editor.editables(file).filter((each) => each.kind === 'block')
      return orThrow(
        blocks.find((each) => each.name === name),
        name,
      )
    },
    /** Returns the first value with that key, in the record `id` if given; throws if there is none. */
    value(file: string, key: string, id?: string) {
      const values = editor
        .editables(file)
        .filter((each): each is Extract<Editable, {kind: 'text'}> => each.kind === 'text')
      const isOwn = ({owner}: (typeof values)[number]) =>
        id === undefined || (owner.kind === 'record' && owner.id === id)
      return orThrow(
        values.find((each) => each.key === key && isOwn(each)),
        key,
      )
    },
    /** Saves `to` in place of “Every track is free.” in `pages/services.mdx`. */
    reword(to = 'Every track is free of charge.') {
      return editor.save({
        do: 'inline',
        span: copy.block('pages/services.mdx', 'Every track').span,
        to: plainInlines(to),
      })
    },
  }
  return copy
}

/** Returns plain text in the format of a block's content. */
export function plainInlines(words: string): Inline[] {
  return [{words}]
}
