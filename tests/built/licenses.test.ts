import {readFileSync} from 'node:fs'
import {expect, test} from 'vitest'
import {licensesAddress} from '../../src/site/licensesAddress.ts'
import {linksOf, pageDocuments, readDist} from './dist.ts'

const dist = readDist()
const notices = dist.text(licensesAddress.slice(1))
const read = (name: string) => readFileSync(name, 'utf8').trim()

// S13.5
test.each(['react', 'react-dom', 'react-toastify', '@emotion/react', 'lucide-react'])(
  'the licence of %s, whose code reaches visitors, is published',
  (name) => {
    const {version, license} = JSON.parse(read(`node_modules/${name}/package.json`))
    expect(notices).toContain(`\n## ${name} - ${version} (${license})\n`)
    expect(notices).toContain(read(`node_modules/${name}/LICENSE`))
  },
)

// S13.5
test('the licence of the font is published, every notice names the copyright holder, and a page links to all', () => {
  expect(notices).toContain(read('src/document/familjen-grotesk.txt'))
  const packages = notices.split(/^## /m).slice(1)
  expect(
    packages.filter((notice) => !/copyright/i.test(notice)).map((notice) => notice.split('\n')[0]),
  ).toEqual([])
  const links = pageDocuments(dist).flatMap((page) => dist.elements(page, 'main').flatMap(linksOf))
  expect(links).toContain(licensesAddress)
})
