import {existsSync, readdirSync, readFileSync} from 'node:fs'
import {join} from 'node:path'
import type {Rolldown} from 'vite'
import {fontLicense} from './font.ts'

/** What the bundler writes into the files of its own accord comes with one of these. */
const bundlers = ['rolldown', 'vite']

/** What is drawn in the documents and is in none of the files: the icons. */
const drawn = ['lucide-react']

/** The text of `licenses.txt`: every package of which something is in those files, and the font, with their notices. */
export function licensesText(root: string, files: (Rolldown.OutputChunk | Rolldown.OutputAsset)[]): string {
  const modules = files.flatMap((file) => (file.type === 'chunk' ? file.moduleIds : []))
  const inDocuments = drawn.map((name) => join(root, 'node_modules', name)).filter((folder) => existsSync(folder))
  const folders = new Set([...modules.flatMap((id) => packageOf(id, root) ?? []), ...inDocuments])
  const title = 'The software and the font that visitors of this website load, with their licences.'
  const font = `Familjen Grotesk, the font (OFL-1.1)\n\n${readFileSync(join(root, fontLicense), 'utf8').trim()}`
  const parts = [title, ...[...folders].map(describe).sort(), font]
  return `${parts.join(`\n\n${'-'.repeat(72)}\n\n`)}\n`
}

/** The folder of the package that a module is of; none for one of this project. */
function packageOf(id: string, root: string): string | undefined {
  const packages = join(root, 'node_modules')
  if (id.startsWith('\0')) {
    const [, name = ''] = /^\0((?:@[\w.-]+\/)?[\w.-]+)\//.exec(id) ?? []
    const found = [name, ...bundlers].find((each) => each && existsSync(join(packages, each, 'package.json')))
    return found && join(packages, found)
  }
  const [folder] = /^.*\/node_modules\/(?:@[^/]+\/)?[^/]+/.exec(id) ?? []
  return folder
}

/** `react 19.3.1 (MIT)`, and what the package asks to be passed on with it. */
function describe(folder: string): string {
  const {name, version, license} = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
  const notices = readdirSync(folder)
    .filter((file) => /^(licen[cs]e|copying|notice)(\.(md|txt))?$/i.test(file))
    .sort()
    .map((file) => ownPart(readFileSync(join(folder, file), 'utf8')))
  if (notices.length === 0)
    throw new Error(
      `${name} reaches visitors, and its package holds no licence to pass on to them. Ask its authors, or do without it.`,
    )
  return [`${name} ${version} (${license})`, ...notices].join('\n\n')
}

/** A package that brings others inside it has a chapter for its own licence first, and one for theirs. */
function ownPart(notice: string): string {
  const [before = '', first = ''] = notice.replaceAll('\r\n', '\n').split(/^# /m)
  return (before.trim() || first).trim()
}
