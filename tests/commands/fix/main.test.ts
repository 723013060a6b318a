import {linkSync, readFileSync, writeFileSync} from 'node:fs'
import {join} from 'node:path'
import {beforeAll, expect, test} from 'vitest'
import {main} from '../../../src/commands/fix/main.ts'
import {readOptions} from '../../../src/commands/fix/options.ts'
import {formatLegalFile, legalChanges} from '../../../src/site/content/legal.ts'
import {readMetadata} from '../../../src/site/pictureMetadata.ts'
import {readSite} from '../../../src/site/readSite.ts'
import {copyProject} from '../../copyProject.ts'
import {photo} from '../../pictureFiles.ts'
import {runCommand} from '../runCommand.ts'

const copy = copyProject()
const [page, toasts, announced] = ['pages/terms.mdx', 'content/toasts.yaml', 'content/announcement.yaml']
const [terms, messages] = [copy.read(page), copy.read(toasts)]
const picture = join(copy.folder, 'public/team.jpg')

/** Returns the bytes of an `announcement.yaml` whose text is these bytes, in any encoding. */
const announcement = (words: Buffer) =>
  Buffer.concat([Buffer.from('- words: '), words, Buffer.from('\n  from: 2030-12-22\n  until: 2031-01-02\n')])

let output = ''
const fix = async () => (await runCommand(main, copy.folder, [])).output

beforeAll(async () => {
  copy.write(page, `${terms}\nIt's so.\n`)
  const {now} = legalChanges(readSite(copy.folder)) ?? {}
  if (now) copy.write('content/legal.yaml', formatLegalFile(now))
  copy.write(
    toasts,
    `${messages}\n- id: one-more\n  kind: information\n  title: It's on\n  description: Come in.\n`,
  )
  // A mixed encoding: the apostrophe is in UTF-8, the pound sign in Windows-1252.
  writeFileSync(
    join(copy.folder, announced),
    announcement(Buffer.concat([Buffer.from('We’re '), Buffer.of(0xa3, 0x35)])),
  )
  writeFileSync(picture, photo(6))
  linkSync(join(copy.folder, page), join(copy.folder, 'unchanged.mdx'))
  output = await fix()
})

test('writes a new file in place of the old one, which an interruption can’t leave half written', () => {
  expect(copy.read('unchanged.mdx')).toBe(`${terms}\nIt's so.\n`)
})

test('curls the quotation marks of legal pages, which does not count as a change of their words', () => {
  expect(output).toContain(`${page}: straight quotation marks and apostrophes\n`)
  expect(copy.read(page)).toBe(`${terms}\nIt’s so.\n`)
  expect(legalChanges(readSite(copy.folder))).toMatchObject({words: false, updated: false})
})

test('curls the apostrophes of messages, except where the words are fixed letter for letter', () => {
  expect(output).toContain(`${toasts}: straight quotation marks and apostrophes\n`)
  expect(copy.read(toasts)).toContain('title: It’s on\n')
  expect(copy.read(toasts).match(/^.*# fixed$/gm)).toEqual(messages.match(/^.*# fixed$/gm))
})

test('saves as UTF-8 what an old Windows program saved', () => {
  expect(output).toContain(`${announced}: saved as UTF-8\n`)
  expect(copy.read(announced)).toBe(String(announcement(Buffer.from('We’re £5'))))
})

test('S12.7 removes from a photo where it was taken, and keeps which way up it is shown', async () => {
  expect(output).toContain('public/team.jpg: ')
  expect(readMetadata(readFileSync(picture))).toEqual({orientation: 6, hasLocation: false})
  expect(await fix()).not.toContain('team.jpg')
})

test('lists ten of many files and addresses, and how many more there are', async () => {
  for (let number = 10; number < 22; number++)
    copy.write(
      `pages/extra-${number}.mdx`,
      `---\ntitle: Extra ${number}\ndescription: All about ${number}.\n---\n\n# Extra ${number}\n\nOne. Two.\n`,
    )
  const lines = (await fix()).split('\n')
  expect(lines.filter((line) => line.startsWith('pages/extra-'))).toHaveLength(10)
  expect(lines).toContain('and 2 more')
  expect(lines.join('\n')).toMatch(/^content\/routes\.yaml: added \/extra-10, .*\/extra-19, and 2 more$/m)
})

const names = ['about.mdx', 'guides/credit.mdx', 'index.mdx']

test.each([
  ['nothing', [], names],
  ['a name', ['about'], ['about.mdx']],
  ['a path', ['./pages/guides/credit.mdx'], ['guides/credit.mdx']],
  ['a path of Windows', ['pages\\about.mdx'], ['about.mdx']],
])('the pages to fix can be named by %s', (_what, words, pages) => {
  expect(readOptions(words, names)).toEqual(pages)
})

test.each([
  ['abuot.mdx', 'pages/ has no file abuot.mdx. Did you mean about.mdx?'],
  ['zebra', 'pages/ has no file zebra. It has about.mdx, guides/credit.mdx and index.mdx.'],
  ['--whatever', '--whatever'],
])('%s is refused, and the message names pages or options that exist', (word, message) => {
  expect(() => readOptions([word], names)).toThrow(message)
})
