import {readFileSync} from 'node:fs'
import {join, resolve} from 'node:path'
import {brotliDecompressSync} from 'node:zlib'
import {expect, test} from 'vitest'
import {licensesAddress} from '../../src/site/licensesAddress.ts'
import {pageDocuments, readDist} from './dist.ts'

const root = resolve(import.meta.dirname, '../..')
const dist = readDist(join(root, 'dist'))
const written = dist.text(licensesAddress.slice(1))
const read = (name: string) => readFileSync(join(root, name), 'utf8')

// S13.5
test('the licences of what reaches a visitor are there whole, and a page leads to them', () => {
  for (const name of ['react', 'react-dom', 'react-toastify', '@emotion/react', 'lucide-react']) {
    const {version, license} = JSON.parse(read(`node_modules/${name}/package.json`))
    expect(written).toContain(`\n## ${name} - ${version} (${license})\n`)
    expect(written).toContain(read(`node_modules/${name}/LICENSE`).trim())
  }
  expect(written).toContain(read('src/document/familjen-grotesk.txt').trim())
  const links = pageDocuments(dist).flatMap((page) => dist.elements(page, 'main').flatMap(({inside}) => inside))
  expect(links.map(({attributes}) => attributes.href)).toContain(licensesAddress)
})

test('no package is named without a licence to pass on', () => {
  const notices = written.split(/^## /m).slice(1)
  expect(notices.filter((notice) => !/copyright/i.test(notice)).map((notice) => notice.split('\n')[0])).toEqual([])
})

// S13.5
test.each([...dist.files].filter((name) => name.endsWith('.woff2')))(
  '%s tells who made it, and its licence',
  (font) => {
    const said = tablesOf(dist.bytes(font)).toString('latin1').replaceAll('\0', '')
    expect(said).toMatch(/Copyright \d{4} The Familjen Grotesk Project Authors/)
    expect(said).toContain('scripts.sil.org/OFL')
  },
)

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
