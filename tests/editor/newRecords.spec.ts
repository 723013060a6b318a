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
  await field('Price').fill('2,5')
  await field('Level').selectOption('Advanced')
  await field('Colour').selectOption('mint')
  await field('Spots').press('ArrowUp')
  await panel.getByRole('group', {name: 'Skills'}).getByLabel('Budgeting').check()
  await panel.getByRole('button', {name: 'Add', exact: true}).click()
  await expect(field('Price')).toBeFocused()
  await expect(field('Price')).toHaveAccessibleDescription(/“Price” must be words, or an amount with its £\./)
  await checkWcag(staff, 'a refused answer')
  await field('Price').fill('Free')
  await panel.getByRole('button', {name: 'Add', exact: true}).click()
  // Said once, with its name, and with pages that show others of its kind.
  await expect(staff.status).toHaveText(
    /^Added “Money for two”\. No page shows it yet\. To show it, press “Add below” on a page such as “[^”]+”( or “[^”]+”)?, then “[^”]+”\.$/,
  )
  const added = project.diff()
  for (const line of ['- id: money-for-two', '  spots: 12', '  skills: [budget]', '    - Share a bill'])
    expect(added).toContain(`+${line}\n`)
  expect(added).not.toMatch(/^-/m)
  for (const other of cohort.highlights) expect(added).not.toContain(other)
})

test('what is typed into the form of a new record stays when its panel is closed, and is there when it opens again', async ({
  staff,
}) => {
  await staff.open('/kinds')
  const openForm = async () => {
    const panel = await staff.openPanel('Add…', 'Add to the site')
    await panel.getByLabel('What do you want to add?').selectOption('Question and answer')
    return panel
  }
  const panel = await openForm()
  await panel.getByLabel('Question', {exact: true}).fill('Can I bring a friend?')
  await panel.getByRole('button', {name: 'Close'}).click()
  await expect(staff.status).toContainText('What you typed is kept')
  await staff.openPanel('Add…', 'Add to the site')
  await expect(panel.getByLabel('Question', {exact: true})).toHaveValue('Can I bring a friend?')
  await panel.getByLabel('Question', {exact: true}).press('Escape')
  await staff.page.getByRole('button', {name: 'Bring it back'}).click()
  await expect(panel.getByLabel('Question', {exact: true})).toHaveValue('Can I bring a friend?')
  await panel.getByLabel('Question', {exact: true}).press('Escape')
  await openForm()
  await expect(panel.getByLabel('Question', {exact: true})).toHaveValue('')
})

test('a card that is added shows a record that the page does not show, or another', async ({
  staff,
  project,
}) => {
  const all = parse(project.read('content/cohorts.yaml')) as (typeof cohort)[]
  const others = all.filter(({id}) => id !== cohort.id)
  const last = others.pop() ?? cohort
  await staff.openText(lastParagraph)
  await staff.tools.getByRole('button', {name: 'Add below'}).click()
  const panel = staff.page.getByRole('region', {name: 'Add below'})
  await expect(panel.getByRole('button', {name: 'A paragraph'})).toBeVisible()
  await checkWcag(staff, 'the choice of a block')
  await panel.getByLabel('Search').fill('course date')
  await expect(panel.getByRole('button', {name: 'Write a new course date'})).toBeVisible()
  await panel.getByRole('button', {name: 'Course date', exact: true}).click()
  const expectCards = async (...shown: (typeof cohort)[]) => {
    for (const {title} of shown) await expect(staff.main.getByRole('heading', {name: title})).toBeVisible()
    expect(project.diff().match(/^\+<.*/gm)).toEqual(shown.map(({id}) => `+<CohortCard cohort="${id}" />`))
  }
  await expectCards(...others.slice(0, 1))
  const choice = staff.page.getByLabel('Show a different course date here')
  await expect(choice).toBeFocused()
  await checkWcag(staff, 'the choice of a record')
  await choice.selectOption(last.title)
  await expectCards(last)
  await expect(choice).toBeFocused()
  // The panel shows the other record now, and its buttons act on the card as it is.
  await expect(staff.page.getByRole('region', {name: 'Course date'}).getByLabel('Title')).toHaveValue(
    last.title,
  )
  const another = staff.page.getByRole('button', {name: 'Show another course date below'})
  for (const [index, {id}] of others.entries()) {
    await another.click()
    await expect(choice).toHaveValue(id)
    await expectCards(last, ...others.slice(0, index + 1))
  }
  // The page now shows every course date.
  await expect(another).toHaveCount(0)
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
  await made.getByRole('button', {name: 'Choose its place in the menu'}).click()
  const menu = page.getByRole('region', {name: 'Menu'})
  await expect(menu).toContainText('Press “Add below” where the link to “Tea, and more” belongs.')
  await menu
    .getByRole('group', {name: 'About', exact: true})
    .first()
    .getByRole('button', {name: 'Add below'})
    .click()
  const link = page.getByRole('banner').getByRole('link', {name: 'Tea, and more'})
  await expect(link).toHaveAttribute('href', '/tea-and-more')
  expect(project.diff()).toContain('+  - { text: "Tea, and more", to: "/tea-and-more" }')
  await expect(menu).not.toContainText('where the link')
})

test('a menu item is added, moved, linked to another page and deleted', async ({staff, project}) => {
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
  // Any words of a name find it, not only its first.
  await item('About').getByLabel('Goes to').fill('mento')
  await expect(menu.getByRole('option', {name: '1-to-1 Mentoring', exact: true})).toBeVisible()
  await item('About').getByLabel('Goes to').fill('donate')
  await menu.getByRole('option', {name: 'Donate', exact: true}).click()
  await expect(staff.status).toContainText('Saved.')
  await item('Services').getByRole('button', {name: 'Delete'}).click()
  await expect(staff.status).toContainText('Deleted.')
  // Only the one at the foot is left.
  await expect(menu.getByRole('group', {name: 'Services', exact: true})).toHaveCount(1)
  await item('Contact').getByRole('button', {name: 'Add below'}).click()
  const before = project.diff()
  const form = menu.getByRole('form', {name: 'New item'})
  await expect(form.getByLabel('Text')).toBeFocused()
  await form.getByLabel('Text').fill('Our guides')
  await expect(form.getByRole('button', {name: 'Add'})).toBeDisabled()
  await form.getByLabel('Goes to').fill('services')
  await expect(menu.getByRole('option', {name: 'Services', exact: true})).toHaveAttribute(
    'aria-selected',
    'true',
  )
  await staff.press('Enter')
  expect(project.diff()).toBe(before)
  await form.getByRole('button', {name: 'Add'}).click()
  await expect(staff.page.getByRole('banner').getByRole('link', {name: 'Our guides'})).toBeVisible()
  const added = project.diff().match(/^\+ .*/gm)
  expect(added).toContain('+  - { text: About, to: /donate }')
  expect(added).toContain('+  - { text: Our guides, to: /services }')
  expect(added?.join()).not.toContain('Services')
})

test('what is typed for a menu item and not saved yet stays with it while another is moved above it', async ({
  staff,
  project,
}) => {
  await staff.open('/kinds')
  const menu = await staff.openPanel('Menu')
  const item = (name: string) => menu.getByRole('group', {name, exact: true}).first()
  const text = item('About').getByLabel('Text', {exact: true})
  await text.fill('https://www.gov.uk/')
  await text.press('Enter')
  await expect(item('About')).toContainText('Not saved.')
  await item('Services').getByRole('button', {name: 'Move up'}).click()
  await expect(menu.getByRole('group').first()).toHaveAccessibleName('Services')
  await expect(item('Services').getByLabel('Text', {exact: true})).toHaveValue('Services')
  await expect(text).toHaveValue('https://www.gov.uk/')
  await text.fill('About us')
  await text.press('Enter')
  await expect(staff.status).toContainText('Saved.')
  expect(project.read('content/navigation.yaml')).toContain(
    'header:\n  - { text: Services, to: /services }\n  - { text: About us, to: /about }\n',
  )
})
