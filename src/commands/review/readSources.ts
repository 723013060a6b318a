import {existsSync, readdirSync, readFileSync} from 'node:fs'
import {dirname, join, relative, resolve} from 'node:path'
import {parse} from 'yaml'
import {addressOf as pageAddress} from '../../check/address.ts'

/** `pages/about.mdx` is the page at `/about`; the fallback page has no address of its own. */
export function addressOf(file: string): string {
  return file.startsWith('pages/[') ? '/404' : pageAddress(file)
}

/** The files of `pages/`, by the address of their page. */
export function pageFiles(folder: string): Map<string, string> {
  const pages = join(folder, 'pages')
  if (!existsSync(pages)) return new Map()
  const names = readdirSync(pages, {recursive: true, encoding: 'utf8'}).filter((name) => name.endsWith('.mdx'))
  return new Map(names.map((name) => [addressOf(`pages/${name}`), `pages/${name}`]))
}

/** The records of `content/`, file by file. A file that can't be read counts as empty: the build has told why. */
export function readRecords(folder: string): Map<string, unknown> {
  const content = join(folder, 'content')
  const names = existsSync(content) ? readdirSync(content).filter((name) => name.endsWith('.yaml')) : []
  return new Map(
    names.sort().map((name) => {
      try {
        return [name, parse(readFileSync(join(content, name), 'utf8'))]
      } catch {
        return [name, undefined]
      }
    }),
  )
}

/** The files that each file imports, and all that those import. */
export class Imports {
  private known = new Map<string, Set<string>>()
  private texts = new Map<string, string>()
  private folder: string
  constructor(folder: string) {
    this.folder = folder
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

  /** The text of a file, or nothing when there is none. */
  text(file: string): string {
    const known = this.texts.get(file)
    if (known !== undefined) return known
    const path = join(this.folder, file)
    const text = existsSync(path) ? readFileSync(path, 'utf8') : ''
    this.texts.set(file, text)
    return text
  }

  private importsOf(file: string): string[] {
    if (!/\.(mdx|tsx?)$/.test(file)) return []
    const text = this.text(file)
    const named = [...text.matchAll(/(?:from|import)\s*\(?['"](\.[^'"]+)['"]/g)].map(([, path = '']) =>
      relative(this.folder, resolve(this.folder, dirname(file), path)),
    )
    // A page whose import line was lost is built all the same.
    const used = file.endsWith('.mdx')
      ? [...text.matchAll(/^\s*<([A-Z]\w*)/gm)].map(([, name]) => `components/${name}.tsx`)
      : []
    return [...new Set([...named, ...used])]
  }
}
