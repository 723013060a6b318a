import {execFileSync} from 'node:child_process'
import {afterEach, beforeEach, expect, test} from 'vitest'
import {openCopy} from './openCopy.ts'

let copy: ReturnType<typeof openCopy>
const git = (...words: string[]) =>
  execFileSync(
    'git',
    ['-c', 'core.hooksPath=/dev/null', '-c', 'user.name=Nadia', '-c', 'user.email=nadia@example.org', ...words],
    {
      cwd: copy.root,
    },
  )
const commit = () => {
  git('add', '.')
  git('commit', '--quiet', '-m', 'A commit')
}

beforeEach(() => {
  copy = openCopy()
  git('init', '--quiet')
  copy.write('.gitignore', 'node_modules/\n')
  commit()
})
afterEach(() => copy.remove())

const page = 'pages/services.mdx'

test('a change that is committed stays in the list, and can’t be undone', async () => {
  await copy.reword()
  expect(copy.editor.done()).toMatchObject([{can: 'undo'}])
  commit()
  const after = copy.read(page)
  const [{id, can} = {id: ''}] = copy.editor.done()
  expect(can).toBeUndefined()
  expect(await copy.editor.undo(id)).toMatchObject({saved: false, reason: expect.stringContaining('committed')})
  expect(copy.read(page)).toBe(after)
})

test('a change in a file that was committed before it can be undone, however the file was changed meanwhile', async () => {
  await copy.reword()
  commit()
  await copy.reword('Every track is free of charge, always.')
  copy.write(page, copy.read(page).replace('description: What we teach.', 'description: What we teach you.'))
  expect(copy.editor.done()).toMatchObject([{can: 'undo'}, {}])
})

test('a new page that is committed can’t be undone', async () => {
  await copy.editor.save({do: 'addPage', address: 'clinic', title: 'Money clinic', description: 'Bring a bill.'})
  commit()
  expect(copy.editor.done()[0]?.can).toBeUndefined()
})

test('words that the file does not say any more can’t be undone', async () => {
  await copy.reword()
  git('checkout', '--quiet', '--', '.')
  expect(copy.editor.done()[0]?.can).toBeUndefined()
})
