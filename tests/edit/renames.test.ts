import {afterEach, beforeEach, expect, test} from 'vitest'
import {openCopy, plainInlines} from './openCopy.ts'

let copy: ReturnType<typeof openCopy>
beforeEach(() => {
  copy = openCopy()
})
afterEach(() => copy.remove())

const [home, services] = ['pages/index.mdx', 'pages/services.mdx']
const rename = (mend?: true) => {
  const {span} = copy.block(home, 'Next up')
  return copy.editor.save({do: 'inline', span, to: plainInlines('What is on'), ...(mend && {mend})})
}

test('rewording a heading also changes the links to it, in one save and one undo', async () => {
  copy.write(home, `${copy.read(home).trimEnd()}\n\nBack to [the events](#next-up).\n`)
  const before = [copy.read(home), copy.read(services)]
  expect(await rename()).toEqual({
    saved: false,
    why: 'check',
    reason: '2 other places still use the old name.',
    mends: 'Change it in all 3 places',
  })
  expect([copy.read(home), copy.read(services)]).toEqual(before)
  expect(await rename(true)).toMatchObject({saved: true})
  expect(copy.read(home)).toContain('## What is on\n')
  expect(copy.read(home)).toContain('[the events](#what-is-on)')
  expect(copy.read(services)).toContain('[more about the events](/#what-is-on)')
  expect(await copy.editor.undo()).toMatchObject({saved: true})
  expect([copy.read(home), copy.read(services)]).toEqual(before)
})
