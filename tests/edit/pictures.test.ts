import {existsSync, readFileSync} from 'node:fs'
import {expect, test} from 'vitest'
import {pngWith} from '../pictureFiles.ts'
import {copy, copyForEachTest, page, rejection} from './copy.ts'

copyForEachTest()

const png = (width: number) => pngWith([], [width, 2]).toString('base64')
const team = {
  type: 'picture' as const,
  shows: 'Four people [at a table]',
  name: 'Team Photo (1)',
  bytes: png(3),
}
const file = 'public/team-photo-1.png'
const bytesOf = (name: string) => readFileSync(copy.path(name)).toString('base64')
const paragraph = () => copy.block(page, 'Every track').span
const shown = () => copy.value(page, 'shows').span
const addTeam = () => copy.editor.save({...team, span: paragraph()})

test('a new picture gets a file name of its own, and the picture that it replaces is deleted until undo', async () => {
  await addTeam()
  const answer = await copy.editor.save({...team, shows: 'Five people', bytes: png(4), span: shown()})
  expect(answer).toMatchObject({saved: true, added: '/team-photo-1-2.png'})
  expect(copy.read(page)).toContain('\n\n![Five people](/team-photo-1-2.png)\n')
  expect(existsSync(copy.path(file))).toBe(false)
  await copy.editor.undo()
  expect(existsSync(copy.path('public/team-photo-1-2.png'))).toBe(false)
  expect(bytesOf(file)).toBe(team.bytes)
  await copy.editor.redo()
  expect(bytesOf('public/team-photo-1-2.png')).toBe(png(4))
})

test('deleting a picture from its page deletes its file, and undo restores both', async () => {
  const before = copy.read(page)
  await addTeam()
  const withPicture = copy.read(page)
  const {start} = shown()
  const block = copy.editor
    .listEditables(page)
    .find(({kind, span}) => kind === 'inline' && span.start < start && span.end > start)
  expect(await copy.editor.save({type: 'remove', span: block?.span ?? paragraph()})).toMatchObject({
    saved: true,
  })
  expect(copy.read(page)).toBe(before)
  expect(existsSync(copy.path(file))).toBe(false)
  await copy.editor.undo()
  expect(copy.read(page)).toBe(withPicture)
  expect(bytesOf(file)).toBe(team.bytes)
})

test('a picture added below a list item goes below the whole list', async () => {
  copy.replace(page, '## Questions', '- One line\n- Another\n\n## Questions')
  await copy.editor.save({...team, shows: 'Four people', span: copy.block(page, 'One line').span})
  expect(copy.read(page)).toContain('- Another\n\n![Four people](/team-photo-1.png)\n\n## Questions')
})

test('a file that is not a picture, a picture without a description and a picture typed as Markdown are refused', async () => {
  const before = copy.read(page)
  const script = Buffer.from('<script>alert(1)</script>').toString('base64')
  expect(await copy.editor.save({...team, bytes: script, span: paragraph()})).toMatchObject(
    rejection('can’t be shown as a picture'),
  )
  expect(await copy.editor.save({...team, shows: ' ', span: paragraph()})).toMatchObject(
    rejection('Say what the picture shows'),
  )
  const typed = await copy.reword('See ![us](/team.png) here.')
  expect(typed).toMatchObject({saved: false, reason: 'To add a picture, press “Picture”.'})
  expect(copy.read(page)).toBe(before)
})
