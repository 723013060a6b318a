import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs'
import {tmpdir} from 'node:os'
import {join} from 'node:path'
import {expect, test} from 'vitest'
import {filesBelow, isJunkFile} from '../../src/site/filesBelow.ts'
import {litter} from '../litter.ts'

test.each(litter)('%s is left out', (name) => {
  expect(isJunkFile(name)).toBe(true)
  expect(isJunkFile(`guides/${name}`)).toBe(true)
})

test.each([
  'about.mdx',
  '[...404].mdx',
  '.well-known/security.txt',
  'cohorts.yaml',
  'icon-192.png',
  'about (1).mdx',
  '4913.jpg',
  'a#b.jpg',
  'desktop.mdx',
  'thumbs.jpg',
])('%s is let be', (name) => {
  expect(isJunkFile(name)).toBe(false)
})

test('what lies in a folder that a program left behind is left out too', () => {
  const folder = mkdtempSync(join(tmpdir(), 'litter-'))
  try {
    mkdirSync(join(folder, '__MACOSX'))
    for (const name of [...litter, '__MACOSX/about.mdx', 'about.mdx']) writeFileSync(join(folder, name), '')
    expect(filesBelow(folder)).toEqual(['about.mdx'])
  } finally {
    rmSync(folder, {recursive: true})
  }
})
