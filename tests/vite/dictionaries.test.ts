import {mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs'
import {tmpdir} from 'node:os'
import {dirname, join} from 'node:path'
import {afterEach, beforeEach, expect, test} from 'vitest'
import {writeDifferences} from '../../src/vite/dictionaries.ts'
import {dictionaryOf, readDictionaries} from '../../src/vite/readDictionaries.ts'
import {unpackDifference} from '../built/unpackDifference.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'twelvesides-'))
})
afterEach(() => rmSync(folder, {recursive: true}))

const frame = 'The same header, styles and footer. '.repeat(40)

/** Writes documents of those names, and gives them. */
function documents(...names: string[]): string[] {
  for (const name of names) {
    mkdirSync(dirname(join(folder, name)), {recursive: true})
    writeFileSync(join(folder, name), `${frame}These are the words of ${name}.`)
  }
  return names
}

const files = () => readdirSync(folder, {recursive: true, encoding: 'utf8'}).filter((name) => /\.\w+$/.test(name))
const bytes = (name: string) => readFileSync(join(folder, name))

// S11.11
test('each page stands there as what differs from each other, and is that page again', async () => {
  const names = documents('index.html', 'about.html', 'guides/credit.html')
  await writeDifferences(folder, names)
  const differences = files().filter((name) => name.endsWith('.dcz'))
  expect(differences).toHaveLength(6)
  for (const from of names) {
    for (const to of names.filter((name) => name !== from)) {
      const file = to.replace('.html', `.${dictionaryOf(bytes(from)).id}.html.dcz`)
      expect(bytes(file).length).toBeLessThan(120)
      expect(unpackDifference(bytes(file), bytes(from))).toEqual(bytes(to))
    }
  }
})

test('a site says which of its documents they differ from', async () => {
  const names = documents('index.html', 'about.html', '404.html')
  expect(readDictionaries(folder)).toEqual([])
  await writeDifferences(folder, names.slice(0, 2))
  expect(readDictionaries(folder)).toEqual(['about.html', 'index.html'].map((name) => dictionaryOf(bytes(name))))
})

// RFC 9842, section 2.2
test('a page is called what browsers call it: the hash of its document, between colons', () => {
  expect(dictionaryOf(Buffer.from('')).hash).toBe(':47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=:')
})

test('a site of many pages has none: they would be most of it', async () => {
  await writeDifferences(folder, documents(...Array.from({length: 31}, (_, index) => `page-${index}.html`)))
  expect(files()).toHaveLength(31)
})
