import {expect, test, vi} from 'vitest'

test('tests that a git hook runs forget its repository, in which they would commit', async () => {
  process.env.GIT_DIR = '/nowhere'
  vi.resetModules()
  await import('../../src/commands/withoutOuterGit.ts')
  expect(process.env.GIT_DIR).toBeUndefined()
})
