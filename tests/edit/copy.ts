import {cpSync, mkdtempSync, readFileSync, realpathSync, writeFileSync} from 'node:fs'
import {tmpdir} from 'node:os'
import {join} from 'node:path'
import {beforeAll, beforeEach, expect} from 'vitest'
import {type Editor, openEditor} from '../../src/edit/editor.ts'
import {plainInlines} from '../../src/edit/inline/contents.ts'
import type {Editable, Inline} from '../../src/edit/protocol.ts'
import {openFolder} from '../../src/edit/versions/folder.ts'

/** The small site of the check’s tests. */
export const siteFolder = join(import.meta.dirname, '../check/site')

export const page = 'pages/services.mdx'
export const home = 'pages/index.mdx'
export const events = 'content/events.yaml'
/** A paragraph of `page`, and the text that tests save in its place. */
export const old = 'Every track is free.'
export const fresh = 'Every track is free of charge.'

/** The project of the current test, in a file that calls `copyForEachTest`. */
export let copy: Project

/**
 * Copies the small site for each test, to `project` in a temporary folder. `prepare` adds files before the
 * tests.
 */
export function copyForEachTest(prepare?: (folder: string) => void, project = '.') {
  let prepared = siteFolder
  if (prepare) {
    beforeAll(() => {
      prepared = temporaryFolder()
      cpSync(siteFolder, join(prepared, project), {recursive: true})
      prepare(prepared)
    })
  }
  beforeEach(() => {
    const folder = temporaryFolder()
    cpSync(prepared, folder, {recursive: true})
    copy = openProject(join(folder, project))
  })
}

export function temporaryFolder(): string {
  return realpathSync(mkdtempSync(join(tmpdir(), 'edit-')))
}

export type Project = ReturnType<typeof openProject>

/** Opens the editor on a project. The functions that find something throw if there is no match. */
export function openProject(root: string) {
  const project = {
    root,
    ...actionsIn(openEditor(openFolder(root))),
    path: (file: string) => join(root, file),
    read: (file: string) => readFileSync(join(root, file), 'utf8'),
    write: (file: string, text: string) => writeFileSync(join(root, file), text),
    /** Replaces text in a file without the editor, as another program would. */
    replace(file: string, from: string, to: string) {
      const text = project.read(file)
      if (!text.includes(from)) throw new Error(`${file} has no “${from}”.`)
      project.write(file, text.replace(from, to))
    },
  }
  return project
}

/** What tests do in an editor, wherever the files are. */
export function actionsIn(editor: Editor) {
  const find = <T extends Editable>(file: string, what: string, is: (each: Editable) => each is T) => {
    const found = editor.listEditables(file).find(is)
    if (!found) throw new Error(`${file} has no ${what} to edit.`)
    return found
  }
  const actions = {
    editor,
    /** Returns the first block of text that contains the words. */
    block: (file: string, words: string) =>
      find(
        file,
        words,
        (each): each is Extract<Editable, {kind: 'inline'}> =>
          each.kind === 'inline' && JSON.stringify(each.inlines).includes(words),
      ),
    /** Returns the first component or record of that name. */
    tag: (file: string, name: string) =>
      find(
        file,
        name,
        (each): each is Extract<Editable, {kind: 'block'}> => each.kind === 'block' && each.name === name,
      ),
    /** Returns the first value with that key, in the record `id` if given. */
    value: (file: string, key: string, id?: string) =>
      find(
        file,
        key,
        (each): each is Extract<Editable, {kind: 'text'}> =>
          each.kind === 'text' &&
          each.key === key &&
          (id === undefined || (each.owner.kind === 'record' && each.owner.id === id)),
      ),
    /** Returns the change that types `to` in place of the block of text that contains `words`. */
    typing: (words: string, to: string | Inline[], file = page) => ({
      type: 'inline' as const,
      span: actions.block(file, words).span,
      to: typeof to === 'string' ? plainInlines(to) : to,
    }),
    type: (words: string, to: string | Inline[], file = page) => editor.save(actions.typing(words, to, file)),
    reword: (to: string | Inline[] = fresh) => actions.type('Every track', to),
    retitle: () => actions.type('What you’ll learn', 'What we teach'),
    /** Returns the change that sets a value of a page or record. */
    setting: (file: string, key: string, to: string, id?: string) => ({
      type: 'text' as const,
      span: actions.value(file, key, id).span,
      to,
    }),
    set: (file: string, key: string, to: string, id?: string) =>
      editor.save(actions.setting(file, key, to, id)),
  }
  return actions
}

/** Matches the response to a change that was not saved, for a reason that contains these words. */
export function rejection(words: string) {
  return {saved: false, reason: expect.stringContaining(words)}
}

export const newPage = {
  type: 'addPage' as const,
  address: 'money clinic',
  title: 'Money clinic',
  description: 'Bring a bill.',
}
