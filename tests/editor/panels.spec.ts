import {parse} from 'yaml'
import {expect, test} from './fixtures.ts'
import {cohort} from './kindsPage.ts'

test('the panel of a card has a date field, a number field with steps, and a list of choices', async ({
  staff,
  project,
}) => {
  await staff.open('/kinds')
  await staff.page.getByRole('article').filter({hasText: cohort.title}).getByRole('time').click()
  const card = staff.page.getByRole('region', {name: 'Course date'})
  const date = card.getByLabel('Date', {exact: true})
  await expect(date).toHaveValue(cohort.date)
  await date.fill('2099-02-03')
  await date.press('Enter')
  await expect(staff.status).toHaveText('Saved.')
  const spots = card.getByLabel('Spots', {exact: true})
  await expect(spots).toHaveAttribute('type', 'number')
  await spots.fill('-3')
  await spots.press('Enter')
  await expect(card.getByText('Not saved.').first()).toBeVisible()
  await spots.fill(String(cohort.spots))
  await spots.press('ArrowUp')
  await spots.press('Enter')
  await expect(staff.status).toHaveText('Saved.')
  await card.getByLabel('Level', {exact: true}).selectOption('Advanced')
  await expect.poll(project.diff).toBe(`content/cohorts.yaml
-  level: ${cohort.level}
+  level: Advanced
-  date: ${cohort.date}
+  date: 2099-02-03
-  spots: ${cohort.spots}
+  spots: ${cohort.spots + 1}`)
})

test('the message of a button is edited from the button, except for words that are fixed', async ({staff, project}) => {
  // The title of this message is fixed; its description is not.
  const toasts = parse(project.read('content/toasts.yaml')) as {id: string}[]
  const before = toasts.find(({id}) => id === 'workshop-registration')
  project.write(
    'pages/kinds.mdx',
    project.read('pages/kinds.mdx').replace('"ready-to-join"', '"workshop-registration"'),
  )
  await staff.open('/kinds')
  await staff.click(staff.page.getByRole('link', {name: 'Words of a button'}))
  await staff.tools.getByRole('button', {name: 'Where this button goes'}).click()
  const panel = staff.page.getByRole('region', {name: 'Button with a pop-up message'})
  await panel.getByLabel('Title', {exact: true}).fill('Glad you ask!')
  await panel.getByLabel('Title', {exact: true}).press('Enter')
  await expect(staff.status).toContainText('Not saved. These words are fixed')
  await panel.getByLabel('Title', {exact: true}).press('Escape')
  await panel.getByLabel('Description').fill('Write to {email}.')
  await panel.getByLabel('Description').press('Enter')
  await expect(staff.status).toContainText(/^Saved\./)
  const now = parse(project.read('content/toasts.yaml')) as object[]
  const changed = {...before, description: 'Write to {email}.'}
  expect(now).toEqual(toasts.map((each) => (each === before ? changed : each)))
})

test('an attribute of a component is changed in its panel', async ({staff, project}) => {
  await staff.open('/kinds')
  await staff.click(staff.page.getByRole('link', {name: 'Words of a button'}))
  await staff.tools.getByRole('button', {name: 'Where this button goes'}).click()
  const about = staff.page
    .getByRole('region', {name: 'Button with a pop-up message'})
    .getByLabel('About', {exact: true})
  await about.fill('for everyone')
  await about.press('Enter')
  await expect(staff.status).toContainText('Saved.')
  expect(project.diff()).toContain('+  <ToastLink toast="ready-to-join" to="/contact" about="for everyone">')
})
