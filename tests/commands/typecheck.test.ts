import {spawnSync} from 'node:child_process'
import {mkdtempSync, symlinkSync, writeFileSync} from 'node:fs'
import {tmpdir} from 'node:os'
import {join, resolve} from 'node:path'
import {expect, test} from 'vitest'
import {main} from '../../src/commands/typecheck/main.ts'
import {runCommand} from './runCommand.ts'

const root = resolve(import.meta.dirname, '../..')
const folder = mkdtempSync(join(tmpdir(), 'twelvesides-'))

/** The files of a small project with the TypeScript settings for code that runs in browsers. */
const files = {
  'tsconfig.json': JSON.stringify({extends: join(root, 'src/browser/tsconfig.json'), include: ['.']}),
  'Card.tsx': 'export function Card({title}: {title: string}) {\n  return <p>{title}</p>\n}\n',
  'page.mdx':
    '---\ntitle: A\n---\n\nimport {Card} from \'./Card.tsx\'\n\n<Card title="right" />\n\n<Card titel="wrong" />\n',
  'node.ts': "export const a = process.env.A\nexport const b = Buffer.from('b')\nimport 'node:fs'\n",
}

test('a wrong attribute in a page and the use of Node in code for browsers are errors at their lines', () => {
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'))
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text)
  const command = ['src/commands/run.mjs', 'typecheck', folder]
  const {stdout} = spawnSync(process.execPath, command, {cwd: root, encoding: 'utf8'})
  const errors = Array.from(
    stdout.matchAll(/^(?:.*\/)?([\w.]+)\((\d+),/gm),
    ([, file, line]) => `${file} ${line}`,
  )
  expect(errors.sort()).toEqual(['node.ts 1', 'node.ts 2', 'node.ts 3', 'page.mdx 9'])
})

test.each([[['pages']], [['.', 'pages']]])(
  'a folder without a tsconfig.json is refused: %s',
  async (words) => {
    const {status, output} = await runCommand(main, root, words)
    expect(status).toBe(1)
    expect(output).toContain('“pages” is no folder with a tsconfig.json.')
  },
)
