import {execFileSync, spawnSync} from 'node:child_process'
import {cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync} from 'node:fs'
import {tmpdir} from 'node:os'
import {join, resolve} from 'node:path'
import {afterAll, beforeAll, expect, test, vi} from 'vitest'
import {main} from '../../src/commands/typecheck/main.ts'

const root = resolve(import.meta.dirname, '../..')
const folder = mkdtempSync(join(tmpdir(), 'twelvesides-'))
let said = ''

/** A small project of its own, under the rules of ours. */
const files = {
  'tsconfig.json': JSON.stringify({
    extends: join(root, 'tsconfig.json'),
    include: ['.', join(root, '.derived/content.d.ts')],
  }),
  'Card.tsx': 'export function Card({title}: {title: string}) {\n  return <p>{title}</p>\n}\n',
  'page.mdx':
    '---\ntitle: A\n---\n\nimport {Card} from \'./Card.tsx\'\n\n<Card title="right" />\n\n<Card titel="wrong" />\n',
  'records.ts':
    "import cohorts from './cohorts.yaml'\nexport const a = cohorts[0]?.spots.toFixed()\nexport const b = cohorts[0]?.spots.trim()\n",
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

test('a page is told of an attribute that its component does not take, code of a use that a schema does not allow, each at its line, and nothing that is right', () => {
  const lines = [...said.matchAll(/^(?:.*\/)?([\w.]+)\((\d+),/gm)].map(([, name, line]) => `${name} ${line}`)
  expect(lines.sort()).toEqual(['page.mdx 9', 'records.ts 3'])
})

test('a folder without a project is refused, and so is a second one', async () => {
  const complain = vi.spyOn(console, 'error').mockImplementation(() => {})
  for (const words of [['pages'], [folder, 'pages']]) {
    expect(await main(words)).toBe(1)
    expect(complain).toHaveBeenLastCalledWith(expect.stringContaining('“pages” is no folder with a tsconfig.json.'))
  }
})

test.each([
  ['src/browser', 'process.env.A', 'process'],
  ['components/ui', "Buffer.from('b')", 'Buffer'],
  ['src/site', 'document.body', 'document'],
])('the linter tells code of %s of what is not there: %s', (place, code, name) => {
  cpSync(join(root, '.biome.json'), join(folder, '.biome.json'))
  mkdirSync(join(folder, place), {recursive: true})
  writeFileSync(join(folder, place, 'file.ts'), `export const a = ${code}\n`)
  const biome = [join(root, 'node_modules/@biomejs/biome/bin/biome'), 'lint', '--vcs-enabled=false', place]
  const {stdout, stderr} = spawnSync(process.execPath, biome, {cwd: folder, encoding: 'utf8'})
  expect(stdout + stderr).toContain(`global variable ${name}`)
})
