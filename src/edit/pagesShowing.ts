import {posix} from 'node:path'
import {
  addressOf,
  type Code,
  recordFileByKind,
  recordIdsOnPage,
  type SiteFiles,
  shortTitleOf,
  tagsOf,
} from '../site/index.ts'
import {nameOfKind} from './add/newRecord.ts'
import type {PageLink} from './protocol.ts'

/** Identifies a value of a `content/` file: by its record’s id, or by its field if the file is a single record. */
export interface ValueId {
  id?: string
  key?: string
}

/** Returns the human-readable name of a file: a page’s name, or the kind of its records. */
export function fileTitle(site: SiteFiles, file: string): string {
  const page = site.pages.find((each) => each.file === file)
  if (page) return shortTitleOf(page, site)
  const name = file.replace(/^.*\//, '').replace(/\.\w+$/, '')
  const [kind] = [...recordFileByKind].find(([, each]) => file === `content/${each}`) ?? []
  const words = kind ? nameOfKind(kind) : file.startsWith('public/') ? 'picture' : (names[name] ?? name)
  return words.charAt(0).toUpperCase() + words.slice(1).replaceAll('-', ' ')
}

const names: Record<string, string> = {navigation: 'menu', site: 'contact details', labels: 'labels of cards and forms'}

/** Lists the pages that show a `content/` value: those with its record, or else those whose code reads its file. */
export function pagesShowing(site: SiteFiles, file: string, {id, key}: ValueId): PageLink[] {
  if (!file.startsWith('content/')) return []
  const name = file.replace('content/', '')
  const shown = site.pages.filter((page) => {
    const ids = recordIdsOnPage(page, site)[name] ?? []
    return id === undefined ? ids.length > 0 : ids.includes(id)
  })
  const pages = shown.length > 0 ? shown : pagesReading(name, site, id === undefined ? key : undefined)
  return pages.map((page) => ({address: addressOf(page.file), title: shortTitleOf(page, site)}))
}

/** Lists the pages with components that read a file or value; all pages if the layout reads it or nothing does. */
function pagesReading(name: string, site: SiteFiles, key?: string) {
  const readers = key ? [...codeFilesShowing(site.code, name, key)] : (site.contentImporters.get(name) ?? [])
  const components = readers.flatMap((file) => /^components\/(\w+)\.tsx$/.exec(file)?.[1] ?? [])
  if (components.length === 0 || (key && readers.some((file) => file.startsWith('src/')))) return site.pages
  return site.pages.filter((page) => tagsOf(page).some((tag) => components.includes(tag.name ?? '')))
}

/** Returns the code files that show a value of a single-record file: those that read it, and all that import them. */
export function codeFilesShowing(code: Code, name: string, key: string): Set<string> {
  const readers = new Set([...code].filter(([, text]) => readsValue(text, name, key)).map(([file]) => file))
  const imports = new Map([...code].map(([file, text]) => [file, importsOf(file, text)]))
  // The loop also visits the files that it adds to the set, so it finds indirect imports.
  for (const reader of readers) for (const [file, imported] of imports) if (imported.includes(reader)) readers.add(file)
  return readers
}

function readsValue(text: string, name: string, key: string): boolean {
  const [, as] = new RegExp(`^import (?:\\* as )?(\\w+)\\b.* from '[./]*/content/${name}'`, 'm').exec(text) ?? []
  // The regular expression also accepts `[`, because the index in square brackets may be any key.
  return (
    as !== undefined && new RegExp(`\\b${as}(?:\\.${key}\\b|\\[)|\\{[^}]*\\b${key}\\b[^}]*\\} = ${as}\\b`).test(text)
  )
}

function importsOf(file: string, text: string): string[] {
  const paths = [...text.matchAll(/(?:from|import\() ?'(\.[^']*)'/g)]
  return paths.map(([, path = '']) => posix.join(posix.dirname(file), path))
}
