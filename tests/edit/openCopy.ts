import {cpSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync} from 'node:fs'
import {tmpdir} from 'node:os'
import {join} from 'node:path'
import {openEditor} from '../../src/edit/editor.ts'
import type {Editable, Inline} from '../../src/edit/protocol.ts'

/** The site of the cases in a folder of its own, and an editor of it. */
export function openCopy() {
  const root = realpathSync(mkdtempSync(join(tmpdir(), 'edit-')))
  cpSync(join(import.meta.dirname, '../check/site'), root, {recursive: true})
  const editor = openEditor(root)
  const only = <T>(found: T | undefined, what: string) => {
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
    /** The block of a page that says those words. */
    block(file: string, words: string) {
      const blocks = editor.editables(file).filter((each) => each.kind === 'inline')
      return only(
        blocks.find(({inlines}) => JSON.stringify(inlines).includes(words)),
        words,
      )
    },
    /** The component of that name on a page. */
    tag(file: string, name: string) {
      const blocks = editor.editables(file).filter((each) => each.kind === 'block')
      return only(
        blocks.find((each) => each.name === name),
        name,
      )
    },
    /** The value of that name. */
    value(file: string, key: string, id?: string) {
      const values = editor
        .editables(file)
        .filter((each): each is Extract<Editable, {kind: 'text'}> => each.kind === 'text')
      const own = ({owner}: (typeof values)[number]) => id === undefined || (owner.of === 'record' && owner.id === id)
      return only(
        values.find((each) => each.key === key && own(each)),
        key,
      )
    },
    /** Types other words in the paragraph of `pages/services.mdx` that says “Every track is free.” */
    reword(to = 'Every track is free of charge.') {
      return editor.save({do: 'inline', span: copy.block('pages/services.mdx', 'Every track').span, to: words(to)})
    },
  }
  return copy
}

/** Plain words as a block has them. */
export function words(words: string): Inline[] {
  return [{words}]
}
