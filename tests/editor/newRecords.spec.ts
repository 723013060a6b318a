import {parse} from 'yaml'
import {checkWcag} from './checkWcag.ts'
import {expect, test} from './fixtures.ts'
import {cohort, lastParagraph} from './kindsPage.ts'

test('a new record starts as an empty form with every field and list, and copies nothing from another', async ({
  staff,
  project,
}) => {
  await staff.open('/kinds')
  const panel = await staff.openPanel('Add…', 'Add to the site')
  await panel.getByLabel('What do you want to add?').selectOption('Course date')
  const field = (label: string) => panel.getByLabel(label, {exact: true})
  await expect(field('Title')).toHaveValue('')
  await expect(field('Highlights')).toHaveValue('')
  await expect(panel.getByRole('checkbox', {checked: true})).toHaveCount(0)
  await checkWcag(staff, 'the form of a new record')
  for (const [label, words] of [
    ['Title', 'Money for two'],
    ['Type', 'Course'],
    ['Description', 'An afternoon for two people and one budget.'],
    ['Date', '2099-03-22'],
    ['Time', '10:00 AM to 1:00 PM'],
    ['Location', 'Online'],
    ['Spots', '11'],
    ['Price', 'Free'],
    ['Highlights', 'Plan a month\nShare a bill\nSave for a trip'],
  ] as const)
    await field(label).fill(words)
  await field('Level').selectOption('Advanced')
  await field('Colour').selectOption('mint')
  await field('Spots').press('ArrowUp')
  await panel.getByRole('group', {name: 'Skills'}).getByLabel('budget').check()
  await panel.getByRole('button', {name: 'Add', exact: true}).click()
  await expect(staff.status).toContainText('Added “Money for two”. No page shows it yet.')
  const added = project.diff()
  for (const line of ['- id: money-for-two', '  spots: 12', '    - budget', '    - Share a bill'])
    expect(added).toContain(`+${line}\n`)
  expect(added).not.toMatch(/^-/m)
  for (const other of cohort.highlights) expect(added).not.toContain(other)
})

test('a card added below a paragraph shows an existing record, chosen by its title', async ({staff, project}) => {
  const [other = cohort] = parse(project.read('content/cohorts.yaml')) as (typeof cohort)[]
  await staff.openText(lastParagraph)
  await staff.tools.getByRole('button', {name: 'Add below'}).click()
  const panel = staff.page.getByRole('region', {name: 'Add below'})
  await expect(panel.getByRole('button', {name: 'A paragraph'})).toBeVisible()
  await checkWcag(staff, 'the choice of a block')
  await panel.getByLabel('Search').fill('course date')
  await panel.getByRole('button', {name: 'Course date', exact: true}).click()
  const choice = panel.getByLabel('One that exists')
  // A record that the page already shows is not offered.
  await expect(choice.getByRole('option', {name: cohort.title})).toHaveCount(0)
  await checkWcag(staff, 'the choice of a record')
  await choice.selectOption(other.title)
  await panel.getByRole('button', {name: 'Add it'}).click()
  await expect(staff.main.getByRole('heading', {name: other.title})).toBeVisible()
  expect(project.diff()).toContain(`+<CohortCard cohort="${other.id}" />`)
})

test('a new page is put in the menu from the panel that created it', async ({staff, project}) => {
  const {page} = staff
  await staff.open('/kinds')
  const form = await staff.openPanel('Add…', 'Add to the site')
  await form.getByLabel('Title', {exact: true}).fill('Tea, and more')
  await form.getByLabel('Description', {exact: true}).fill('Bring a bill. Leave with a plan.')
  await form.getByRole('button', {name: 'Add', exact: true}).click()
  const made = page.getByRole('region', {name: 'Your page is ready'})
  await expect(made.getByRole('link', {name: 'Open Tea, and more'})).toHaveAttribute('href', '/tea-and-more')
  await made.getByRole('button', {name: 'Put it in the menu'}).click()
  await page.getByRole('region', {name: 'Menu'}).getByRole('button', {name: 'Add', exact: true}).first().click()
  const link = page.getByRole('banner').getByRole('link', {name: 'Tea, and more'})
  await expect(link).toHaveAttribute('href', '/tea-and-more')
  expect(project.diff()).toContain('+  - { text: "Tea, and more", to: "/tea-and-more" }')
})

test('a menu item is moved, linked to another page and removed', async ({staff, project}) => {
  await staff.open('/kinds')
  const menu = await staff.openPanel('Menu')
  const item = (name: string) => menu.getByRole('group', {name, exact: true}).first()
  await expect(item('About')).toBeVisible()
  await checkWcag(staff, 'the menu')
  await item('Services').getByRole('button', {name: 'Move up'}).click()
  await expect(staff.status).toHaveText('Moved up.')
  expect(project.diff()).toBe(
    'content/navigation.yaml\n-  - { text: About, to: /about }\n+  - { text: About, to: /about }',
  )
  await item('About').getByLabel('Goes to').selectOption({label: 'Donate'})
  await expect(staff.status).toContainText('Saved.')
  await item('Services').getByRole('button', {name: 'Remove'}).click()
  await expect(staff.status).toContainText('Removed.')
  expect(project.diff().match(/^\+ .*/gm)).toEqual(['+  - { text: About, to: /donate }'])
})
