import {existsSync, readFileSync} from 'node:fs'
import {dirname, join, relative, resolve} from 'node:path'
import type {Behind} from './model.ts'
import {type Code, readCode} from './readCode.ts'
import type {PageFile} from './readPages.ts'

/** What the files of a state import, and all that those import, and the messages that they show. */
export class Imports {
  private known = new Map<string, Code>()
  private pages: Map<string, PageFile>
  private folder: string

  constructor(folder: string, pages: Map<string, PageFile>) {
    this.folder = folder
    this.pages = new Map([...pages.values()].map((page) => [page.file, page]))
  }

  /** Every file that one file reaches, itself included, and the ids of the messages that they can show. */
  behind(file: string): Behind {
    const files = new Set([file])
    // What is added on the way is gone through too.
    for (const each of files) for (const further of this.read(each).imports) files.add(further)
    return {files: [...files], toasts: [...new Set([...files].flatMap((each) => this.read(each).toasts))]}
  }

  /** What a file imports, from the project's root, and the messages that it shows itself. */
  private read(file: string): Code {
    const known = this.known.get(file)
    if (known) return known
    const page = this.pages.get(file)
    const {imports, toasts} = page ?? this.code(file)
    const files = imports
      .filter((each) => each.startsWith('.'))
      .map((each) => relative(this.folder, resolve(this.folder, dirname(file), each)).replaceAll('\\', '/'))
    // A page whose import line was lost is built all the same.
    const used = page?.tags.map((name) => `components/${name}.tsx`) ?? []
    const read = {imports: [...new Set([...files, ...used])], toasts}
    this.known.set(file, read)
    return read
  }

  private code(file: string): Code {
    const path = join(this.folder, file)
    if (!/\.tsx?$/.test(file) || !existsSync(path)) return {imports: [], toasts: []}
    return readCode(path, readFileSync(path, 'utf8'))
  }
}
