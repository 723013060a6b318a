import {existsSync} from 'node:fs'
import type {Locator} from 'playwright/test'
import {pngWith} from '../pictureFiles.ts'
import {checkWcag} from './checkWcag.ts'
import {expect, test} from './fixtures.ts'
import {lastParagraph} from './kindsPage.ts'

/** A picture file of 2,000 by 1,000 pixels, to choose, paste or drop. */
const photo = {
  name: 'Our Team.png',
  mimeType: 'image/png',
  buffer: pngWith([], [2000, 1000]),
}

/** Pastes or drops files with these names and the content of the photo on an element. */
function give(on: 'paste' | 'drop', to: Locator, names = [photo.name]) {
  return to.evaluate(
    (element, {on, names, bytes}) => {
      const data = new DataTransfer()
      const content = Uint8Array.from(atob(bytes), (one) => one.charCodeAt(0))
      for (const name of names)
        data.items.add(
          new File([content], name, {type: name.endsWith('.png') ? 'image/png' : 'application/pdf'}),
        )
      const how = {bubbles: true, cancelable: true}
      element.dispatchEvent(
        on === 'paste'
          ? new ClipboardEvent('paste', {...how, clipboardData: data})
          : new DragEvent('drop', {...how, dataTransfer: data}),
      )
    },
    {on, names, bytes: photo.buffer.toString('base64')},
  )
}

const shows = 'Four people at a table'

test('a picture is added by its button, shown at once and in the proposal, and undo deletes its file', async ({
  staff,
  project,
}) => {
  await staff.openText(lastParagraph)
  await staff.tools.getByRole('button', {name: 'Picture', exact: true}).click()
  const panel = staff.page.getByRole('region', {name: 'Add a picture'})
  await panel.getByLabel('Picture file').setInputFiles(photo)
  await panel.getByLabel('What does the picture show?').fill(shows)
  await checkWcag(staff, 'a picture to add')
  await panel.getByRole('button', {name: 'Add the picture'}).click()
  const picture = staff.main.getByRole('img', {name: shows})
  await expect(picture).toBeVisible()
  await expect.poll(() => picture.evaluate((img) => (img as HTMLImageElement).naturalWidth)).toBe(1600)
  expect(project.diff()).toContain(`+![${shows}](/our-team.webp)`)
  await expect(await staff.openPanel('Propose these changes')).toContainText('A picture')
  await staff.press('Escape')
  await staff.bar.getByRole('button', {name: 'Undo', exact: true}).click()
  await expect(picture).toHaveCount(0)
  await expect.poll(() => existsSync(`${project.folder}/public/our-team.webp`)).toBe(false)
})

test('a pasted picture is added, one dropped on it replaces it, and its description is changed by keyboard alone', async ({
  staff,
  project,
}) => {
  const {page, main, box, tools, press} = staff
  await staff.openText(lastParagraph)
  await give('paste', box)
  const panel = page.getByRole('region', {name: 'Add a picture'})
  await expect(panel.getByRole('img', {name: 'What you chose'})).toBeVisible()
  await panel.getByLabel('What does the picture show?').fill(shows)
  await panel.getByRole('button', {name: 'Add the picture'}).click()
  await expect(main.getByRole('img', {name: shows})).toBeVisible()
  await give('drop', main.getByRole('img', {name: shows}))
  const other = page.getByRole('region', {name: 'Replace the picture'})
  await other.getByLabel('What does the picture show?').fill('Five people')
  await other.getByRole('button', {name: 'Replace the picture'}).click()
  await expect(main.getByRole('img', {name: 'Five people'})).toBeVisible()
  expect(project.diff()).toContain('+![Five people](/our-team-2.webp)')
  expect(existsSync(`${project.folder}/public/our-team.webp`)).toBe(false)
  await main.getByRole('img', {name: 'Five people'}).locator('..').focus()
  await press('Enter')
  await expect(box.getByRole('img', {name: 'picture: Five people'})).toBeVisible()
  await tools.getByRole('button', {name: 'What the picture shows'}).focus()
  await press('Enter')
  const field = page.getByRole('region', {name: 'What the picture shows'}).getByRole('textbox')
  await checkWcag(staff, 'what a picture shows')
  await field.fill('Three people [and a dog]')
  await field.press('Enter')
  await expect(main.getByRole('img', {name: 'Three people [and a dog]'})).toBeVisible()
  expect(project.diff()).toContain('+![Three people [and a dog]](/our-team-2.webp)')
  await field.fill('')
  await field.press('Enter')
  await expect(page.getByText('This picture has no description').first()).toBeVisible()
  expect(project.diff()).toContain('+![Three people')
})

test('several pictures that are dropped together are added one after the other, and another file is named', async ({
  staff: {page, main, status, openText, press},
  project,
}) => {
  await openText(lastParagraph)
  await press('Escape')
  await give('drop', main.getByText(lastParagraph), ['Tea.png', 'Lunch.png', 'Dates.pdf'])
  await expect(status).toHaveText('Dates.pdf was left out: only pictures can be added here.')
  const panel = page.getByRole('region', {name: 'Add a picture'})
  for (const [shows, next] of [
    ['A cup of tea', 'One more picture after this.'],
    ['A lunch', ''],
  ] as const) {
    await expect(panel).toContainText(next)
    await panel.getByLabel('What does the picture show?').fill(shows)
    await panel.getByRole('button', {name: 'Add the picture'}).click()
    await expect(main.getByRole('img', {name: shows})).toBeVisible()
  }
  await expect(panel).toHaveCount(0)
  expect(project.diff()).toContain('+![A cup of tea](/tea.webp)\n+\n+![A lunch](/lunch.webp)')
})
