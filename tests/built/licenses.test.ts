import {mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs'
import {tmpdir} from 'node:os'
import {dirname, join, resolve} from 'node:path'
import {brotliDecompressSync} from 'node:zlib'
import type {Rolldown} from 'vite'
import {afterEach, beforeEach, expect, test} from 'vitest'
import {licensesText} from '../../src/build/licenses.ts'
import {licensesAddress} from '../../src/site/licensesAddress.ts'
import {pagesOf, readDist} from './dist.ts'

const root = resolve(import.meta.dirname, '../..')
const dist = readDist(join(root, 'dist'))
const written = dist.text(licensesAddress.slice(1))
const read = (name: string) => readFileSync(join(root, name), 'utf8')

// S13.5
test('the licences of what reaches a visitor are there whole, and a page leads to them', () => {
  for (const name of ['react', 'react-dom', 'react-toastify', '@emotion/react', 'lucide-react']) {
    const {version, license} = JSON.parse(read(`node_modules/${name}/package.json`))
    expect(written).toContain(`\n${name} ${version} (${license})\n`)
    expect(written).toContain(read(`node_modules/${name}/LICENSE`).trim())
  }
  expect(written).toContain(read('src/document/familjen-grotesk.txt').trim())
  const links = pagesOf(dist).flatMap((page) => dist.elements(page, 'main').flatMap(({inside}) => inside))
  expect(links.map(({attributes}) => attributes.href)).toContain(licensesAddress)
})

// S13.5
test('the font tells by itself who made it, and its licence', () => {
  const font = [...dist.files].find((name) => name.endsWith('.woff2')) ?? ''
  const said = tablesOf(dist.bytes(font)).toString('latin1').replaceAll('\0', '')
  expect(said).toMatch(/Copyright \d{4} The Familjen Grotesk Project Authors/)
  expect(said).toContain('scripts.sil.org/OFL')
})

/** The tables of a WOFF2 font, which are packed as one, somewhere after their list (https://www.w3.org/TR/WOFF2/). */
function tablesOf(font: Buffer): Buffer {
  const size = font.readUInt32BE(20)
  for (let start = font.length - size; start > 0; start--) {
    try {
      return brotliDecompressSync(font.subarray(start, start + size))
    } catch {
      // Not there: zeros may fill up the end.
    }
  }
  throw new Error('The font cannot be unpacked.')
}

let folder: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'licenses-'))
  write('src/document/familjen-grotesk.txt', 'The font’s licence.')
})

afterEach(() => rmSync(folder, {recursive: true}))

function write(name: string, text: string) {
  mkdirSync(dirname(join(folder, name)), {recursive: true})
  writeFileSync(join(folder, name), text)
}

function addPackage(name: string, notices: Record<string, string>) {
  write(`node_modules/${name}/package.json`, JSON.stringify({name, version: '1.2.3', license: 'MIT'}))
  for (const [file, text] of Object.entries(notices)) write(`node_modules/${name}/${file}`, text)
}

/** The text for a file of these modules. */
const textFor = (...moduleIds: string[]) => licensesText(folder, [{type: 'chunk', moduleIds} as Rolldown.OutputChunk])

test('a package is named once for all its modules, with each of its notices, and no file of the project is', () => {
  addPackage('@some/thing', {LICENSE: 'Do as you like.\r\n', 'NOTICE.txt': 'By somebody.', 'README.md': 'Read me.'})
  const modules = ['node_modules/@some/thing/a.js', 'node_modules/@some/thing/b/c.js', 'src/browser/islands.tsx']
  const text = textFor(...modules.map((name) => join(folder, name)))
  expect(text).toContain('\n@some/thing 1.2.3 (MIT)\n\nDo as you like.\n\nBy somebody.\n')
  expect(text.match(/1\.2\.3/g)).toHaveLength(1)
  expect(text).not.toContain('Read me')
  expect(text).toContain('The font’s licence.')
})

test('what the bundler adds by itself comes with the bundler’s own licence, not with those of what it is made of', () => {
  addPackage('vite', {
    'LICENSE.md': '# Vite core license\nVite’s own.\n\n# Licenses of bundled dependencies\nOthers.\n',
  })
  addPackage('rolldown', {LICENSE: 'Rolldown’s own.'})
  const text = textFor('\0vite/preload-helper.js', '\0@oxc-project+runtime@0.1.0/helpers/esm/typeof.js')
  expect(text).toContain('Vite’s own.')
  expect(text).toContain('Rolldown’s own.')
  expect(text).not.toContain('Others.')
})

test('a package without a licence to pass on stops the build', () => {
  addPackage('quiet', {'README.md': 'MIT, I think.'})
  expect(() => textFor(join(folder, 'node_modules/quiet/index.js'))).toThrow(
    'quiet reaches visitors, and its package holds no licence to pass on to them. Ask its authors, or do without it.',
  )
})
