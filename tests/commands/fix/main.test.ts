import {readFileSync, writeFileSync} from 'node:fs'
import {join} from 'node:path'
import {afterAll, beforeAll, expect, test} from 'vitest'
import {copyProject} from '../../../src/commands/copyProject.ts'
import {formatLegalFile, legalChanges} from '../../../src/site/content/legal.ts'
import {readMetadata} from '../../../src/site/pictureMetadata.ts'
import {readSite} from '../../../src/site/readSite.ts'
import {photo} from '../../pictureFiles.ts'

const copy = copyProject()
const [page, toasts, announced] = ['pages/terms.mdx', 'content/toasts.yaml', 'content/announcement.yaml']
const [terms, messages] = [copy.read(page), copy.read(toasts)]
const picture = join(copy.folder, 'public/team.jpg')

/** A record of an announcement, with words as some program saved them. */
const record = (...words: (Buffer | number[] | string)[]) =>
  Buffer.concat(
    ['- words: ', ...words, '\n  from: 2030-12-22\n  until: 2031-01-02\n'].map((part) => Buffer.from(part as string)),
  )

let said = ''
const fix = () => copy.run('src/commands/run.mjs', ['fix']).stdout

beforeAll(() => {
  copy.write(page, `${terms}\nIt's so.\n`)
  const {now} = legalChanges(readSite(copy.folder)) ?? {}
  if (now) copy.write('content/legal.yaml', formatLegalFile(now))
  const more = "\n- id: one-more\n  kind: information\n  title: It's on\n  description: Come in.\n"
  copy.write(toasts, messages + more)
  // In part as UTF-8 and in part as Windows did.
  writeFileSync(join(copy.folder, announced), record('We’re', [0x20, 0xa3, 0x35]))
  writeFileSync(picture, photo(6))
  said = fix()
})
afterAll(() => copy.remove())

test('curls the marks of legal pages without their date: no word of them is another', () => {
  expect(said).toContain(`${page}: straight quotation marks and apostrophes\n`)
  expect(copy.read(page)).toBe(`${terms}\nIt’s so.\n`)
  expect(legalChanges(readSite(copy.folder))).toMatchObject({words: false, updated: false})
})

test('keeps the words of messages that are fixed letter for letter', () => {
  expect(said).toContain(`${toasts}: straight quotation marks and apostrophes\n`)
  expect(copy.read(toasts)).toContain('title: It’s on\n')
  expect(copy.read(toasts).match(/^.*# fixed$/gm)).toEqual(messages.match(/^.*# fixed$/gm))
})

test('saves records as UTF-8 that an old Windows program saved', () => {
  expect(said).toContain(`${announced}: saved as UTF-8\n`)
  expect(copy.read(announced)).toBe(record('We’re £5').toString())
})

test('S12.7 takes out of a photo where it was taken, and keeps the way up that it is shown', () => {
  expect(said).toContain('public/team.jpg: ')
  expect(readMetadata(readFileSync(picture))).toEqual({orientation: 6, hasLocation: false})
  expect(fix()).not.toContain('team.jpg')
})
