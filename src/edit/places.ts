import {posix} from 'node:path'
import {addressOf, type Code, nameOf, recordKinds, type SiteFiles, shownRecords, tagsOf} from '../site/index.ts'
import {nameOfKind} from './add/record.ts'
import type {Place} from './protocol.ts'

/** Which value of a file of `content/` is meant: one of a record, or of a file that is one record itself. */
export interface ValueName {
  id?: string
  key?: string
}

/** What a person calls a file: a page by its name, records by their kind. */
export function placeName(site: SiteFiles, file: string): string {
  const page = site.pages.find((each) => each.file === file)
  if (page) return nameOf(page, site)
  const name = file.replace(/^.*\//, '').replace(/\.\w+$/, '')
  const [kind] = [...recordKinds].find(([, each]) => file === `content/${each}`) ?? []
  const words = kind ? nameOfKind(kind) : file.startsWith('public/') ? 'picture' : (names[name] ?? name)
  return words.charAt(0).toUpperCase() + words.slice(1).replaceAll('-', ' ')
}

const names: Record<string, string> = {navigation: 'menu', site: 'contact details', labels: 'labels of cards and forms'}

/** The pages that show a value of `content/`: those that name its record, or all where it stands in the frame of every page. */
export function placesOf(site: SiteFiles, file: string, {id, key}: ValueName): Place[] {
  if (!file.startsWith('content/')) return []
  const name = file.replace('content/', '')
  const shown = site.pages.filter((page) => {
    const ids = shownRecords(page, site)[name] ?? []
    return id === undefined ? ids.length > 0 : ids.includes(id)
  })
  const pages = shown.length > 0 ? shown : pagesReading(name, site, id === undefined ? key : undefined)
  return pages.map((page) => ({address: addressOf(page.file), title: nameOf(page, site)}))
}

/** The pages with a component that reads a file, or that value of it; all of them where the frame does, or nobody knows. */
function pagesReading(name: string, site: SiteFiles, key?: string) {
  const readers = key ? [...readersOf(site.code, name, key)] : (site.contentReaders.get(name) ?? [])
  const components = readers.flatMap((file) => /^components\/(\w+)\.tsx$/.exec(file)?.[1] ?? [])
  if (components.length === 0 || (key && readers.some((file) => file.startsWith('src/')))) return site.pages
  return site.pages.filter((page) => tagsOf(page).some((tag) => components.includes(tag.name ?? '')))
}

/** The files of code that show a value of a file that is one record, like `spots` of `labels.yaml`: those that read it, and all that these stand in. */
export function readersOf(code: Code, name: string, key: string): Set<string> {
  const readers = new Set([...code].filter(([, text]) => reads(text, name, key)).map(([file]) => file))
  const imports = new Map([...code].map(([file, text]) => [file, importsOf(file, text)]))
  // A set goes on to what is added to it meanwhile.
  for (const reader of readers) for (const [file, imported] of imports) if (imported.includes(reader)) readers.add(file)
  return readers
}

function reads(text: string, name: string, key: string): boolean {
  const [, as] = new RegExp(`^import (?:\\* as )?(\\w+)\\b.* from '[./]*/content/${name}'`, 'm').exec(text) ?? []
  // In square brackets it may be any.
  return (
    as !== undefined && new RegExp(`\\b${as}(?:\\.${key}\\b|\\[)|\\{[^}]*\\b${key}\\b[^}]*\\} = ${as}\\b`).test(text)
  )
}

function importsOf(file: string, text: string): string[] {
  const paths = [...text.matchAll(/(?:from|import\() ?'(\.[^']*)'/g)]
  return paths.map(([, path = '']) => posix.join(posix.dirname(file), path))
}
