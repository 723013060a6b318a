import {parse} from 'yaml'
import {labels} from '../e2e/site.ts'
import {expect, interceptServer, test} from './fixtures.ts'
import {cohort, lastParagraph} from './kindsPage.ts'

test('the panel of a card has a date field, a number field with steps, and lists of choices', async ({
  staff: {status, open, clickCard},
  project,
}) => {
  await open('/kinds')
  const card = await clickCard()
  const date = card.getByLabel('Date', {exact: true})
  await expect(date).toHaveValue(cohort.date)
  await date.fill('2099-02-03')
  await date.press('Enter')
  await expect(status).toHaveText('Saved.')
  const spots = card.getByLabel('Spots', {exact: true})
  await expect(spots).toHaveAttribute('type', 'number')
  await spots.fill('-3')
  await spots.press('Enter')
  await expect(card.getByText('Not saved.').first()).toBeVisible()
  await spots.fill(String(cohort.spots))
  await spots.press('ArrowUp')
  await spots.press('Enter')
  await expect(status).toHaveText('Saved.')
  await card.getByLabel('Level', {exact: true}).selectOption('Advanced')
  await expect.poll(project.diff).toBe(`content/cohorts.yaml
-  level: ${cohort.level}
+  level: Advanced
-  date: ${cohort.date}
+  date: 2099-02-03
-  spots: ${cohort.spots}
+  spots: ${cohort.spots + 1}`)
  // “Add below” inserts a choice that the list does not have yet.
  await card.getByRole('group', {name: 'Skills 1'}).getByRole('button', {name: 'Add below'}).click()
  await expect(status).toContainText('Added below.')
  const skill = (name: string) => card.getByRole('combobox', {name})
  await expect(skill('Skills 2')).toBeFocused()
  await expect(skill('Skills 2')).not.toHaveValue(await skill('Skills 1').inputValue())
})

test('a paragraph that a component shows as it is offers the fields of the component, and is called no button', async ({
  staff: {page, tools, openText},
  project,
}) => {
  const dated = project.read('content/events.yaml').replace(/date: \d{4}/g, 'date: 2099')
  project.write('content/events.yaml', dated)
  const kinds = project.read('pages/kinds.mdx')
  project.write(
    'pages/kinds.mdx',
    kinds
      .replace(lastParagraph, `<DatesLead of="events">\n\n${lastParagraph}\n\n</DatesLead>`)
      .replace('import {FeatureCard}', "import {DatesLead} from '../components/DatesLead.tsx'\n$&"),
  )
  await openText(lastParagraph)
  await expect(tools.getByRole('button', {name: 'Where this button goes'})).toHaveCount(0)
  await tools.getByRole('button', {name: 'All fields…'}).click()
  await expect(page.getByRole('region', {name: /dates/i})).toBeVisible()
})

test('a button’s attributes and its message are edited from the button, except for words that are fixed', async ({
  staff: {page, main, tools, status, openText},
  project,
}) => {
  // The specification fixes the title of this message, but not its description.
  const id = 'workshop-registration'
  const toasts = parse(project.read('content/toasts.yaml')) as {id: string}[]
  project.write('pages/kinds.mdx', project.read('pages/kinds.mdx').replace('"ready-to-join"', `"${id}"`))
  await openText(main.getByRole('link', {name: 'Words of a button'}))
  await tools.getByRole('button', {name: 'Where this button goes'}).click()
  const panel = page.getByRole('region', {name: 'Button with a pop-up message'})
  const about = panel.getByLabel('Added for screen readers', {exact: true})
  const title = panel.getByLabel('Title', {exact: true})
  const description = panel.getByLabel('Description', {exact: true})
  await about.fill('for everyone')
  await about.press('Enter')
  await expect(status).toContainText('Saved.')
  expect(project.read('pages/kinds.mdx')).toContain(
    `<ToastLink toast="${id}" to="/contact" about="for everyone">`,
  )
  await title.fill('Glad you ask!')
  await title.press('Enter')
  await expect(status).toContainText('Not saved. These words are fixed')
  await title.press('Escape')
  await description.fill('Write to {email}.')
  await description.press('Enter')
  await expect(status).toContainText(/^Saved\./)
  const changed = toasts.map((each) => (each.id === id ? {...each, description: 'Write to {email}.'} : each))
  expect(parse(project.read('content/toasts.yaml'))).toEqual(changed)
})

test('a panel that waits for the server says that it is loading', async ({staff}) => {
  const server = await interceptServer(staff)
  await staff.open('/kinds')
  for (const name of ['Title and description', 'What I changed', 'Menu', 'Propose these changes']) {
    server.hold()
    const panel = await staff.openPanel(name)
    await expect(panel.getByText('Loading…')).toBeVisible()
    server.release()
    await expect(panel.getByText('Loading…')).toHaveCount(0)
  }
})

test('a click on a value of a card focuses its field, also while the panel of the card is open', async ({
  staff,
  project,
}) => {
  const ends = '2099-02-22'
  project.write(
    'content/cohorts.yaml',
    project
      .read('content/cohorts.yaml')
      .replace(`  date: ${cohort.date}\n`, `  date: ${cohort.date}\n  ends: ${ends}\n`),
  )
  await staff.open('/kinds')
  const card = staff.main.getByRole('article').first()
  const panel = await staff.clickCard()
  await expect(panel.getByLabel('Date', {exact: true})).toBeFocused()
  await card.getByRole('time').nth(1).click()
  await expect(panel.getByLabel('Last day (optional)', {exact: true})).toBeFocused()
  // The card shows the times as people say them.
  await card.getByText('10am to 1pm', {exact: true}).click()
  await expect(panel.getByLabel('Time', {exact: true})).toBeFocused()
})

test('a click on the label of a form field shows where its words come from', async ({staff}) => {
  await staff.open('/contact')
  await staff.main.getByText(labels.subject, {exact: true}).click()
  const panel = staff.page.getByRole('region', {name: 'Where these words come from'})
  await expect(panel.getByRole('textbox', {name: /^Labels/}).first()).toHaveValue(labels.subject)
})

test('days that contradict each other are changed one after the other, and are saved together', async ({
  staff,
  project,
}) => {
  await staff.open('/kinds')
  const panel = await staff.clickCard()
  const [first, last] = [
    panel.getByLabel('Date', {exact: true}),
    panel.getByLabel('Last day (optional)', {exact: true}),
  ]
  // The record has no last day yet.
  await last.fill('2099-02-22')
  await last.press('Enter')
  await expect(staff.status).toHaveText('Saved.')
  await first.fill('2099-03-01')
  await first.press('Enter')
  await expect(panel).toContainText('The last day is before the first, which is 1 March 2099.')
  await expect(panel).toContainText('Change ‘Last day’ too.')
  await last.fill('2099-03-29')
  await last.press('Enter')
  await expect(panel.getByText('Not saved.')).toHaveCount(0)
  expect(project.diff()).toBe(`content/cohorts.yaml
-  date: ${cohort.date}
+  date: 2099-03-01
+  ends: 2099-03-29`)
  await staff.bar.getByRole('button', {name: 'Undo'}).click()
  await expect(first).toHaveValue(cohort.date)
  await expect(last).toHaveValue('2099-02-22')
})

test('half of a date is refused at its field, and removes nothing', async ({staff, project}) => {
  project.write(
    'content/cohorts.yaml',
    project.read('content/cohorts.yaml').replace(`  date: ${cohort.date}\n`, `$&  ends: 2099-02-18\n`),
  )
  await staff.open('/kinds')
  const panel = await staff.clickCard()
  const ends = panel.getByLabel('Last day (optional)')
  await ends.focus()
  const before = project.diff()
  // Clears the first of the parts of a date.
  await staff.page.keyboard.press('Delete')
  await ends.press('Enter')
  await expect(ends).toHaveAccessibleDescription(/“Last day” must be a date with day, month and year\./)
  expect(project.diff()).toBe(before)
})
