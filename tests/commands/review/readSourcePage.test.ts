import {cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs'
import {tmpdir} from 'node:os'
import {join} from 'node:path'
import {afterEach, beforeEach, expect, test} from 'vitest'
import {Imports} from '../../../src/commands/review/imports.ts'
import {readPages} from '../../../src/commands/review/readPages.ts'

const site = join(import.meta.dirname, '../../check/site')
let folder = ''

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'sources-'))
  cpSync(site, folder, {recursive: true})
})

afterEach(() => rmSync(folder, {recursive: true, force: true}))

function write(body: string) {
  writeFileSync(join(folder, 'pages/services.mdx'), `---\ntitle: Ours\ndescription: All of it.\n---\n\n${body}\n`)
  const page = readPages(folder).get('/services')
  if (!page) throw new Error('The page was not read.')
  return page
}

test('reads words, links and pictures under the heading that they stand below', () => {
  const page = write('## Learn *more*\n\nOne. Two\nlines, and [a **link**](/about).\n\n- ![A coin](/og.png)').text
  expect(page).toMatchObject({title: 'Ours', description: 'All of it.'})
  expect(page.units.map(({kind, level, section, text}) => [kind, level, section, text])).toEqual([
    ['heading', 2, 'Learn more', 'Learn more'],
    ['text', 0, 'Learn more', 'One.'],
    ['text', 0, 'Learn more', 'Two lines, and a link.'],
  ])
  expect(page.links).toEqual([{region: 'page', section: 'Learn more', text: 'a link', to: '/about'}])
  expect(page.images).toEqual([{region: 'page', section: 'Learn more', source: '/og.png', alt: 'A coin'}])
})

test('reads a tag as what it names', () => {
  const page = write('<CurriculumTrack track="essentials" />\n\nWrite to <Email />.').text
  expect(page.units.map(({text}) => text)).toEqual(['essentials', 'Write to .'])
})

test('reads what can be read of a page that does not build', () => {
  const page = write('We <3 you.\n\n## And more\n\nWords.').text
  expect(page.units.map(({text}) => text)).toContain('And more')
  expect(page.units.map(({text}) => text)).toContain('Words.')
})

test('follows a component whose import line was lost, and knows the messages that it shows', () => {
  const page = write('<ToastButton toast="join">Join</ToastButton>')
  writeFileSync(
    join(folder, 'components/ToastButton.tsx'),
    "import '../content/site.yaml'\nexport type {Link} from './Link.tsx'\nimport('./Late.tsx')\nshowToast('sent')\n",
  )
  const {files, toasts} = new Imports(folder, readPages(folder)).behind(page.file)
  expect(files.sort()).toEqual([
    'components/Late.tsx',
    'components/Link.tsx',
    'components/ToastButton.tsx',
    'content/site.yaml',
    'pages/services.mdx',
  ])
  expect(toasts.sort()).toEqual(['join', 'sent'])
})

test('gives files that import each other all that either reaches', () => {
  write('<One />')
  const says = (name: string, words: string) => writeFileSync(join(folder, `components/${name}.tsx`), words)
  says('One', "import './Two.tsx'\nimport './Three.tsx'\n")
  says('Two', "import './One.tsx'\n")
  says('Three', "showToast('sent')\n")
  const imports = new Imports(folder, readPages(folder))
  for (const name of ['One', 'Two']) expect(imports.behind(`components/${name}.tsx`).toasts, name).toEqual(['sent'])
})

test('reads every page of the site', () => {
  for (const [address, {file, text}] of readPages(site)) {
    const words = text.units.map((unit) => unit.text)
    expect(words.length, address).toBeGreaterThan(0)
    const heading = /^# (.*)$/m.exec(readFileSync(join(site, file), 'utf8'))?.[1]
    expect(words, address).toContain(heading)
  }
})
