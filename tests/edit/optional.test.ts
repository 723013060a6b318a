import {afterEach, beforeEach, expect, test} from 'vitest'
import {openCopy} from './openCopy.ts'

let copy: ReturnType<typeof openCopy>
beforeEach(() => {
  copy = openCopy()
})
afterEach(() => copy.remove())

const page = 'pages/services.mdx'
const features = 'content/features.yaml'

test('a page can be made a draft and published again', async () => {
  const before = copy.read(page)
  expect(copy.value(page, 'draft')).toMatchObject({text: '', value: {as: 'choice', choices: ['true']}, can: ['remove']})
  await copy.editor.save({do: 'text', span: copy.value(page, 'draft').span, to: 'true'})
  expect(copy.read(page)).toBe(before.replace('\n---', '\ndraft: true\n---'))
  expect(copy.value(page, 'draft').text).toBe('true')
  await copy.editor.save({do: 'remove', span: copy.value(page, 'draft').span})
  expect(copy.read(page)).toBe(before)
})

test('a page that the site needs can’t be made a draft', () => {
  expect(() => copy.value('pages/index.mdx', 'draft')).toThrow()
})

test('an optional line of the frontmatter is removed with its Windows line ending', async () => {
  const before = copy.read(page).replaceAll('\n', '\r\n')
  copy.write(page, before.replace('\r\n---', '\r\nshort: Ours\r\n---'))
  await copy.editor.save({do: 'remove', span: copy.value(page, 'short').span})
  expect(copy.read(page)).toBe(before)
})

test('the title of a page can’t be removed', async () => {
  const before = copy.read(page)
  expect(copy.value(page, 'title').can).toEqual([])
  expect(await copy.editor.save({do: 'remove', span: copy.value(page, 'title').span})).toMatchObject({saved: false})
  expect(copy.read(page)).toBe(before)
})

test('an optional field of a record is removed with all of its lines, and a required field is not', async () => {
  const about = '    about: >-\n      about our rooms\n'
  const before = `- id: own-feature
  title: Our rooms
  description: Five of them are quiet.
  symbol: users
  link:
    text: Read more
${about}    to: /services
`
  copy.write(features, before)
  const {span, can} = copy.value(features, 'link.about', 'own-feature')
  expect(can).toEqual(['remove'])
  expect(await copy.editor.save({do: 'remove', span})).toMatchObject({saved: true})
  expect(copy.read(features)).toBe(before.replace(about, ''))
  const needed = copy.value(features, 'link.text', 'own-feature')
  expect(needed.can).toEqual([])
  expect(await copy.editor.save({do: 'remove', span: needed.span})).toMatchObject({saved: false})
})
