import {existsSync, readFileSync} from 'node:fs'
import {dirname, join, relative, resolve} from 'node:path'
import {nodesOf} from '../../check/page/nodes.ts'
import type {Page} from '../../check/page/parsePage.ts'
import {tagsOf} from '../../check/page/tags.ts'
import {type Code, readCode} from './readCode.ts'

/** What the files of a state import, and all that those import, and the messages that they show. */
export class Imports {
  private known = new Map<string, Set<string>>()
  private pages: Map<string, Page>
  private folder: string

  constructor(folder: string, pages: Map<string, Page>) {
    this.folder = folder
    this.pages = new Map([...pages.values()].map((page) => [page.file, page]))
  }

  /** Every file that one file reaches, itself included, from the project's root. */
  reach(file: string): Set<string> {
    const known = this.known.get(file)
    if (known) return known
    const reached = new Set([file])
    this.known.set(file, reached)
    for (const each of this.importsOf(file)) for (const further of this.reach(each)) reached.add(further)
    return reached
  }

  /** The ids of the messages that a file and all that it reaches can show. */
  toastsOf(file: string): Set<string> {
    return new Set([...this.reach(file)].flatMap((each) => this.ownToasts(each)))
  }

  private importsOf(file: string): string[] {
    const page = this.pages.get(file)
    const named = page ? importedBy(page) : this.code(file).imports
    const files = named
      .filter((each) => each.startsWith('.'))
      .map((each) => relative(this.folder, resolve(this.folder, dirname(file), each)))
    // A page whose import line was lost is built all the same.
    const used = page ? tagsOf(page).map(({name}) => `components/${name}.tsx`) : []
    return [...new Set([...files, ...used])]
  }

  private ownToasts(file: string): string[] {
    const page = this.pages.get(file)
    if (!page) return this.code(file).toasts
    const attributes = tagsOf(page).flatMap((tag) => tag.attributes)
    return attributes.flatMap((each) =>
      each.type === 'mdxJsxAttribute' && each.name === 'toast' && typeof each.value === 'string' ? [each.value] : [],
    )
  }

  private code(file: string): Code {
    const path = join(this.folder, file)
    if (!/\.tsx?$/.test(file) || !existsSync(path)) return {imports: [], toasts: []}
    return readCode(path, readFileSync(path, 'utf8'))
  }
}

function importedBy(page: Page): string[] {
  return nodesOf(page, 'mdxjsEsm').flatMap((node) =>
    (node.data?.estree?.body ?? []).flatMap((statement) =>
      statement.type === 'ImportDeclaration' ? [String(statement.source.value)] : [],
    ),
  )
}
