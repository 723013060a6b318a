import {execFileSync} from 'node:child_process'
import {mkdtempSync, rmSync, writeFileSync} from 'node:fs'
import {tmpdir} from 'node:os'
import {join} from 'node:path'
import {afterEach, beforeEach, expect, test} from 'vitest'
import {reviewOnce} from '../../../src/commands/edit/reviewOnce.ts'

let root: string
let made: number
let review: () => Promise<string>
const git = (...words: string[]) => execFileSync('git', ['-c', 'core.hooksPath=/dev/null', ...words], {cwd: root})

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'review-once-'))
  git('init', '--quiet')
  git('config', 'user.name', 'Nadia')
  git('config', 'user.email', 'nadia@example.org')
  writeFileSync(join(root, 'page.mdx'), 'As it was.\n')
  git('add', '.')
  git('commit', '--quiet', '-m', 'Begin')
  made = 0
  review = reviewOnce(root, async () => `Review ${++made}`)
})
afterEach(() => rmSync(root, {recursive: true, force: true}))

test('who proposes gets the review that was looked at, and nothing is built again', async () => {
  expect(await Promise.all([review(), review()])).toEqual(['Review 1', 'Review 1'])
  expect(await review()).toBe('Review 1')
})

const changes: Record<string, () => void> = {
  'a file says something else': () => writeFileSync(join(root, 'page.mdx'), 'As it is.\n'),
  'a file came': () => writeFileSync(join(root, 'new.mdx'), 'New.\n'),
  'a file went': () => rmSync(join(root, 'page.mdx')),
  'something was committed': () => git('commit', '--quiet', '--allow-empty', '-m', 'Go on'),
}

test.each(Object.entries(changes))('a review is made anew when %s', async (_, change) => {
  await review()
  change()
  expect(await review()).toBe('Review 2')
})

test('what is staged stays as it is', async () => {
  writeFileSync(join(root, 'page.mdx'), 'As it is.\n')
  await review()
  expect(String(git('diff', '--cached', '--name-only'))).toBe('')
})

test('a review that failed is made anew', async () => {
  let fails = true
  const once = reviewOnce(root, async () => {
    if (fails) throw new Error('No room.')
    return 'A review'
  })
  await expect(once()).rejects.toThrow('No room.')
  fails = false
  expect(await once()).toBe('A review')
})
