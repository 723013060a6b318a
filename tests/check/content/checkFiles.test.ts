import {cpSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync} from 'node:fs'
import {tmpdir} from 'node:os'
import {join} from 'node:path'
import {afterEach, beforeEach, expect, test} from 'vitest'
import {checkFiles} from '../../../src/check/content/checkFiles.ts'
import {readContentFolder} from '../../../src/site/content/contentFolder.ts'

const root = join(import.meta.dirname, '../../..')
let folder = ''

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'content-'))
  for (const name of ['components', 'content']) cpSync(join(root, name), join(folder, name), {recursive: true})
})

afterEach(() => rmSync(folder, {recursive: true}))

const path = (name: string) => join(folder, 'content', name)
const found = () => checkFiles(readContentFolder(folder)).map(({file, message, help}) => [file, message, help])

test('the files of content/ are as they should be', () => {
  expect(found()).toEqual([])
})

test('a file that is gone is told with the component that reads it', () => {
  rmSync(path('cohorts.yaml'))
  expect(found()).toEqual([
    [
      'content/cohorts.yaml',
      expect.stringMatching(/^This file is missing, and components\/\w+\.tsx reads it\.$/),
      'Bring it back from an earlier version, or give it its old name again.',
    ],
  ])
})

test.each(['cohort.yaml', 'cohorts.yml', 'Cohorts.docx', 'cohorts.yaml.txt'])(
  'a file that is called %s now is told once, with its old name',
  (name) => {
    renameSync(path('cohorts.yaml'), path(name))
    expect(found()).toEqual([
      [`content/${name}`, 'Nothing on the site reads this file. Did you mean cohorts.yaml?', 'Rename it: cohorts.yaml'],
    ])
  },
)

const toldOfCopy = (name: string, help: string) => [
  [`content/${name}`, 'Nothing on the site reads this file, and cohorts.yaml is there already.', help],
]

test.each(['cohorts (1).yaml', 'cohorts.yml'])('%s, a copy of a file, is not told to be renamed over it', (name) => {
  writeFileSync(path(name), `${readFileSync(path('cohorts.yaml'), 'utf8')}# More.\n`)
  expect(found()).toEqual(
    toldOfCopy(name, 'Compare the two, bring what is missing over to cohorts.yaml, and delete this one.'),
  )
})

test('of a copy that says the same nothing has to be brought over', () => {
  cpSync(path('cohorts.yaml'), path('cohorts (1).yaml'))
  expect(found()).toEqual(
    toldOfCopy('cohorts (1).yaml', 'It says the same, so nothing is missing there: delete this one.'),
  )
})

test.each(['latin1', 'utf16le'] as const)(
  'a file that is saved as %s is told once, and read all the same',
  (encoding) => {
    const text = readFileSync(path('faqs.yaml'), 'utf8').replaceAll(/[^\0-\u00ff]/g, '-')
    writeFileSync(path('faqs.yaml'), Buffer.from(encoding === 'latin1' ? `${text}# £5\n` : text, encoding))
    expect(found()).toEqual([
      [
        'content/faqs.yaml',
        'An old Windows program saved this file, and signs like ’ and £ would be shown as �.',
        'Run: npm run fix, or save it again as UTF-8.',
      ],
    ])
  },
)
