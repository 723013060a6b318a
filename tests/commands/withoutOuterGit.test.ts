import {readdirSync} from 'node:fs'
import {join, resolve} from 'node:path'
import {expect, test, vi} from 'vitest'
import {readImports} from '../readImports.ts'

const root = resolve(import.meta.dirname, '../..')
const configs = readdirSync(join(root, 'tests'), {recursive: true, encoding: 'utf8'})
  .filter((name) => name.endsWith('playwright.config.ts'))
  .map((name) => join('tests', name))

test('tests that a git hook runs forget its repository, in which they would commit', async () => {
  process.env.GIT_DIR = '/nowhere'
  vi.resetModules()
  await import('../../src/commands/withoutOuterGit.ts')
  expect(process.env.GIT_DIR).toBeUndefined()
})

test.each(configs)('%s imports what forgets it', (name) => {
  const targets = readImports(root, name).map(({target}) => target)
  const all = targets.flatMap((target) => (configs.includes(target) ? readImports(root, target) : []))
  expect([...targets, ...all.map(({target}) => target)]).toContain('src/commands/withoutOuterGit.ts')
})
