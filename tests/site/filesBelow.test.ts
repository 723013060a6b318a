import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs'
import {tmpdir} from 'node:os'
import {dirname, join} from 'node:path'
import {expect, test} from 'vitest'
import {filesBelow} from '../../src/site/filesBelow.ts'
import {litter} from '../litter.ts'

test('the files of a folder are listed, without junk of programs', () => {
  const files = [
    '.well-known/security.txt',
    '4913.jpg',
    '[...404].mdx',
    'a#b.jpg',
    'about (1).mdx',
    'desktop.mdx',
    'guides/about.mdx',
    'thumbs.jpg',
  ]
  const folder = mkdtempSync(join(tmpdir(), 'files-'))
  try {
    for (const name of [...files, ...litter, ...litter.map((each) => `guides/${each}`), '__MACOSX/about.mdx']) {
      mkdirSync(dirname(join(folder, name)), {recursive: true})
      writeFileSync(join(folder, name), '')
    }
    expect(filesBelow(folder)).toEqual(files)
    expect(filesBelow(join(folder, 'no-such-folder'))).toEqual([])
  } finally {
    rmSync(folder, {recursive: true})
  }
})
