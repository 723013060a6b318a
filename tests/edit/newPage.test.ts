import {existsSync} from 'node:fs'
import {afterEach, beforeEach, describe, expect, test} from 'vitest'
import {openCopy} from './openCopy.ts'

let copy: ReturnType<typeof openCopy>
beforeEach(() => {
  copy = openCopy()
})
afterEach(() => copy.remove())

describe('a new page', () => {
  const change = {do: 'addPage' as const, address: 'money clinic', title: 'Money clinic', description: 'Bring a bill.'}

  test('is written, and undo deletes it', async () => {
    expect(await copy.editor.save(change)).toMatchObject({saved: true})
    expect(copy.read('pages/money-clinic.mdx')).toContain('\n# Money clinic\n')
    const [{id} = {id: ''}] = copy.editor.done()
    expect(await copy.editor.undo(id)).toMatchObject({saved: true})
    expect(existsSync(copy.path('pages/money-clinic.mdx'))).toBe(false)
  })

  test.each([
    '/money-clinic',
    'Money Clinic',
    'money-clinic.mdx',
    'pages/money-clinic',
    'https://example.org/money-clinic/',
  ])('has the same address however it is typed: %s', async (address) => {
    expect(await copy.editor.save({...change, address})).toMatchObject({saved: true, added: '/money-clinic'})
  })

  test('is not deleted by undo once it was changed', async () => {
    await copy.editor.save(change)
    copy.write('pages/money-clinic.mdx', `${copy.read('pages/money-clinic.mdx')}\nMore.\n`)
    const [{id} = {id: ''}] = copy.editor.done()
    expect(await copy.editor.undo(id)).toMatchObject({saved: false, why: 'changed'})
  })

  test('is refused when its address is taken', async () => {
    expect(await copy.editor.save({...change, address: '/services'})).toMatchObject({saved: false, why: 'value'})
  })
})
