import type {Locator} from 'playwright/test'
import {parse} from 'yaml'
import {checkWcag} from './checkWcag.ts'
import {expect, type Staff, test} from './fixtures.ts'
import {cohort} from './kindsPage.ts'

async function openForm({page, bar}: Staff, kind: string): Promise<Locator> {
  await bar.getByRole('button', {name: 'Add…'}).click()
  const panel = page.getByRole('region', {name: 'Add to the site'})
  await panel.getByLabel('What do you want to add?').selectOption(kind)
  return panel
}

/** Fills in the fields of a course date. */
async function fillCourse(form: Locator, title: string) {
  await form.getByLabel('Title', {exact: true}).fill(title)
  await form.getByLabel('Type', {exact: true}).fill('Course')
  await form.getByLabel('Level', {exact: true}).selectOption('Advanced')
  await form.getByLabel('Description', {exact: true}).fill('An afternoon for two people and one budget.')
  await form.getByLabel('Date', {exact: true}).fill('2099-03-22')
  await form.getByLabel('Time', {exact: true}).fill('10:00 AM to 1:00 PM')
  await form.getByLabel('Location', {exact: true}).fill('Online')
  await form.getByLabel('Spots', {exact: true}).fill('11')
  await form.getByLabel('Spots', {exact: true}).press('ArrowUp')
  await form.getByLabel('Price', {exact: true}).fill('Free')
  await form.getByRole('group', {name: 'Skills'}).getByLabel('budget').check()
  await form.getByLabel('Colour', {exact: true}).selectOption('mint')
  await form.getByLabel('Highlights', {exact: true}).fill('Plan a month\nShare a bill\nSave for a trip')
}

test('a new record starts as an empty form with every field and list, and copies nothing from another', async ({
  staff,
  project,
}) => {
  await staff.open('/kinds')
  const panel = await openForm(staff, 'Course date')
  await expect(panel.getByLabel('Title', {exact: true})).toHaveValue('')
  await expect(panel.getByLabel('Highlights', {exact: true})).toHaveValue('')
  await expect(panel.getByRole('checkbox', {checked: true})).toHaveCount(0)
  await checkWcag(staff, 'the form of a new record')
  await fillCourse(panel, 'Money for two')
  await panel.getByRole('button', {name: 'Add', exact: true}).click()
  await expect(staff.status).toContainText('Added “Money for two”. No page shows it yet.')
  const added = project.diff()
  for (const line of ['- id: money-for-two', '  spots: 12', '    - budget', '    - Share a bill'])
    expect(added).toContain(`+${line}\n`)
  expect(added).not.toMatch(/^-/m)
  for (const other of cohort.highlights) expect(added).not.toContain(other)
})

test('a new record can start as a copy of another', async ({staff}) => {
  await staff.open('/kinds')
  const panel = await openForm(staff, 'Course date')
  await panel.getByLabel('Start with').selectOption(`Copy of “${cohort.title}”`)
  await expect(panel.getByLabel('Title', {exact: true})).toHaveValue(cohort.title)
  await expect(panel.getByLabel('Highlights', {exact: true})).toHaveValue(cohort.highlights.join('\n'))
})

test('a card added below a paragraph shows an existing record, chosen by its title', async ({staff, project}) => {
  const {page} = staff
  const [other = cohort] = parse(project.read('content/cohorts.yaml')) as (typeof cohort)[]
  await staff.open('/kinds')
  await staff.click(staff.main.getByText('The last paragraph'))
  await staff.tools.getByRole('button', {name: 'Add below'}).click()
  const panel = page.getByRole('region', {name: 'Add below'})
  await panel.getByLabel('Search').fill('course date')
  await panel.getByRole('button', {name: 'Course date', exact: true}).click()
  await checkWcag(staff, 'the choice of a record')
  const choice = panel.getByLabel('One that exists')
  // A record that the page already shows is not offered.
  await expect(choice.getByRole('option', {name: cohort.title})).toHaveCount(0)
  await choice.selectOption(other.title)
  await panel.getByRole('button', {name: 'Add it'}).click()
  await expect(staff.main.getByRole('heading', {name: other.title})).toBeVisible()
  expect(project.diff()).toContain(`+<CohortCard cohort="${other.id}" />`)
})

test('a new page is opened and put in the menu from the panel that created it', async ({staff, project}) => {
  const {page} = staff
  await staff.open('/kinds')
  const panel = await openForm(staff, 'Page')
  await panel.getByLabel('Title', {exact: true}).fill('Money clinic')
  await panel.getByLabel('Description', {exact: true}).fill('Bring a bill. Leave with a plan.')
  await panel.getByRole('button', {name: 'Add', exact: true}).click()
  const made = page.getByRole('region', {name: 'Your page is ready'})
  await expect(made.getByRole('link', {name: 'Open Money clinic'})).toHaveAttribute('href', '/money-clinic')
  await made.getByRole('button', {name: 'Put it in the menu'}).click()
  const menu = page.getByRole('region', {name: 'Menu'})
  await menu.getByRole('button', {name: 'Add', exact: true}).first().click()
  await expect(page.getByRole('banner').getByRole('link', {name: 'Money clinic'})).toHaveAttribute(
    'href',
    '/money-clinic',
  )
  expect(project.diff()).toContain('+  - { text: Money clinic, to: /money-clinic }')
})

test('a menu item is moved, linked to another page and removed', async ({staff, project}) => {
  await staff.open('/kinds')
  await staff.bar.getByRole('button', {name: 'Menu', exact: true}).click()
  const menu = staff.page.getByRole('region', {name: 'Menu'})
  await expect(menu.getByRole('group', {name: 'About', exact: true}).first()).toBeVisible()
  await checkWcag(staff, 'the menu')
  const [first, second] = ['About', 'Services'].map((name) => menu.getByRole('group', {name, exact: true}).first())
  await second?.getByRole('button', {name: 'Move up'}).click()
  await expect(staff.status).toHaveText('Moved up.')
  await first?.getByLabel('Goes to').selectOption({label: 'Donate'})
  await expect(staff.status).toContainText('Saved.')
  await second?.getByRole('button', {name: 'Remove'}).click()
  await expect(staff.status).toContainText('Removed.')
  const lines = project.diff().split('\n')
  expect(lines).toContain('+  - { text: About, to: /donate }')
  expect(lines.filter((line) => line.startsWith('+') && line.includes('Services'))).toEqual([])
})
