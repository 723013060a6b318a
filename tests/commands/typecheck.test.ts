import {execFileSync} from 'node:child_process'
import {mkdtempSync, rmSync, symlinkSync, writeFileSync} from 'node:fs'
import {tmpdir} from 'node:os'
import {join, resolve} from 'node:path'
import {afterAll, beforeAll, expect, test, vi} from 'vitest'
import {main} from '../../src/commands/typecheck/main.ts'

const root = resolve(import.meta.dirname, '../..')
const folder = mkdtempSync(join(tmpdir(), 'twelvesides-'))
let said = ''

/** A small project of its own, under the rules for what runs in a browser. */
const files = {
  'tsconfig.json': JSON.stringify({extends: join(root, 'src/browser/tsconfig.json'), include: ['.']}),
  'Card.tsx': 'export function Card({title}: {title: string}) {\n  return <p>{title}</p>\n}\n',
  'page.mdx':
    '---\ntitle: A\n---\n\nimport {Card} from \'./Card.tsx\'\n\n<Card title="right" />\n\n<Card titel="wrong" />\n',
  'node.ts': "export const a = process.env.A\nexport const b = Buffer.from('b')\nimport 'node:fs'\n",
}

beforeAll(() => {
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'))
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text)
  try {
    execFileSync(process.execPath, ['src/commands/run.mjs', 'typecheck', folder], {cwd: root, encoding: 'utf8'})
  } catch (error) {
    said = (error as {stdout: string}).stdout
  }
})
afterAll(() => rmSync(folder, {recursive: true}))

/** The lines of a file that are complained of. */
const linesOf = (file: string) =>
  [...said.matchAll(/^(?:.*\/)?([\w.]+)\((\d+),/gm)]
    .filter(([, name]) => name === file)
    .map(([, , line]) => Number(line))

test('a page is told of an attribute that its component does not take, at its line', () => {
  expect(linesOf('page.mdx')).toEqual([9])
})

test('what runs in a browser is told of each thing that only Node has', () => {
  expect(linesOf('node.ts')).toEqual([1, 2, 3])
})

test('what is right is not complained of', () => {
  expect(linesOf('Card.tsx')).toEqual([])
})

test('a folder without a project is refused, and so is a second one', async () => {
  const complain = vi.spyOn(console, 'error').mockImplementation(() => {})
  for (const words of [['pages'], [folder, 'pages']]) {
    expect(await main(words)).toBe(1)
    expect(complain).toHaveBeenLastCalledWith(expect.stringContaining('“pages” is no folder with a tsconfig.json.'))
  }
})
