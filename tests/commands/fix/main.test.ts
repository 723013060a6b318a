import {readFileSync, writeFileSync} from 'node:fs'
import {join} from 'node:path'
import {afterAll, expect, test} from 'vitest'
import {copyProject} from '../../../src/commands/copyProject.ts'
import {legalChanges, writeLegal} from '../../../src/site/content/legal.ts'
import {readMetadata} from '../../../src/site/pictureMetadata.ts'
import {readSite} from '../../../src/site/readSite.ts'
import {photo} from '../../pictureFiles.ts'

const copy = copyProject()
afterAll(() => copy.remove())

const fix = () => copy.run('src/commands/run.mjs', ['fix'])

test('curls the marks of legal pages without their date: no word of them is another', () => {
  const file = 'pages/terms.mdx'
  const terms = copy.read(file)
  copy.write(file, `${terms}\nIt's so.\n`)
  const {now} = legalChanges(readSite(copy.folder)) ?? {}
  if (now) copy.write('content/legal.yaml', writeLegal(now))
  expect(fix().stdout).toContain(`${file}: straight quotation marks and apostrophes\n`)
  expect(copy.read(file)).toBe(`${terms}\nIt’s so.\n`)
  expect(legalChanges(readSite(copy.folder))).toMatchObject({words: false, updated: false})
})

test('keeps the words of messages that are fixed letter for letter', () => {
  const file = 'content/toasts.yaml'
  const fixed = () => copy.read(file).match(/^.*# fixed$/gm)
  const before = fixed()
  copy.write(
    file,
    `${copy.read(file)}\n- id: one-more\n  kind: information\n  title: It's on\n  description: Come in.\n`,
  )
  expect(fix().stdout).toContain(`${file}: straight quotation marks and apostrophes\n`)
  expect(copy.read(file)).toContain('title: It’s on\n')
  expect(fixed()).toEqual(before)
})

test('saves records as UTF-8 that an old Windows program saved, in whole or in part', () => {
  const file = 'content/announcement.yaml'
  const record = (words: Buffer) =>
    Buffer.concat([Buffer.from('- words: '), words, Buffer.from('\n  from: 2030-12-22\n  until: 2031-01-02\n')])
  for (const old of [Buffer.from([0x57, 0x65, 0x92, 0x72, 0x65]), Buffer.from('We’re')]) {
    writeFileSync(join(copy.folder, file), record(Buffer.concat([old, Buffer.from([0x20, 0xa3, 0x35])])))
    expect(fix().stdout).toContain(`${file}: saved as UTF-8\n`)
    expect(copy.read(file)).toBe(record(Buffer.from('We’re £5')).toString())
  }
})

test('S12.7 takes out of a photo where it was taken, and keeps the way up that it is shown', () => {
  const path = join(copy.folder, 'public/team.jpg')
  writeFileSync(path, photo(6))
  expect(fix().stdout).toContain('public/team.jpg: ')
  expect(readMetadata(readFileSync(path))).toEqual({orientation: 6, hasPosition: false})
  expect(fix().stdout).not.toContain('team.jpg')
})
