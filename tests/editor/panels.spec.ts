import {parse} from 'yaml'
import {expect, test} from './editing.ts'
import {cohort} from './kinds.ts'

test.describe('the panel of a card', () => {
  test.beforeEach(async ({staff}) => {
    await staff.open('/kinds')
    await staff.page.getByRole('article').filter({hasText: cohort.title}).getByRole('time').click()
    await expect(staff.page.getByRole('region', {name: 'Cohort card'})).toBeVisible()
  })

  test('changes a date in a field for dates', async ({staff, project}) => {
    const date = staff.page.getByLabel('Date', {exact: true})
    await expect(date).toHaveValue(cohort.date)
    await date.fill('2031-02-03')
    await date.press('Enter')
    await expect(staff.said).toContainText('Saved.')
    expect(project.diff()).toBe(`content/cohorts.yaml\n-  date: ${cohort.date}\n+  date: 2031-02-03`)
  })

  test('changes a number in a field with steps, and takes none that it can’t be', async ({staff, project}) => {
    const spots = staff.page.getByLabel('Spots', {exact: true})
    await expect(spots).toHaveAttribute('type', 'number')
    await spots.fill('-3')
    await spots.press('Enter')
    await expect(staff.page.getByText('Not saved.').first()).toBeVisible()
    expect(project.diff()).toBe('')
    await spots.fill(String(cohort.spots))
    await spots.press('ArrowUp')
    await spots.press('Enter')
    await expect(staff.said).toContainText('Saved.')
    expect(project.diff()).toBe(`content/cohorts.yaml\n-  spots: ${cohort.spots}\n+  spots: ${cohort.spots + 1}`)
  })

  test('offers the choices that there are', async ({staff, project}) => {
    await staff.page.getByLabel('Level', {exact: true}).selectOption('Advanced')
    await expect(staff.said).toContainText('Saved.')
    expect(project.diff()).toBe(`content/cohorts.yaml\n-  level: ${cohort.level}\n+  level: Advanced`)
  })

  test('changes a list line by line', async ({staff, project}) => {
    const line = staff.page.getByLabel('Highlights 2', {exact: true})
    await line.fill('Read every line of a payslip')
    await line.blur()
    await expect(staff.said).toContainText('Saved.')
    expect(project.diff()).toBe(
      `content/cohorts.yaml\n-    - ${cohort.highlights[1]}\n+    - Read every line of a payslip`,
    )
  })

  test('closes with Escape, and changes nothing by being opened', async ({staff, project}) => {
    await staff.page.keyboard.press('Escape')
    await expect(staff.page.getByRole('region', {name: 'Cohort card'})).toHaveCount(0)
    expect(project.diff()).toBe('')
  })
})

test('the message of a button is changed from the button, as far as its words are not fixed', async ({
  staff,
  project,
}) => {
  // Of this one the title is fixed, and the description is not.
  const toasts = parse(project.read('content/toasts.yaml')) as {id: string}[]
  const before = toasts.find(({id}) => id === 'workshop-registration')
  project.write(
    'pages/kinds.mdx',
    project.read('pages/kinds.mdx').replace('"ready-to-join"', '"workshop-registration"'),
  )
  await staff.open('/kinds')
  await staff.click(staff.page.getByRole('link', {name: 'Words of a button'}))
  await staff.tools.getByRole('button', {name: 'What it does'}).click()
  const panel = staff.page.getByRole('region', {name: 'Toast link'})
  await panel.getByLabel('Title', {exact: true}).fill('Glad you ask!')
  await panel.getByLabel('Title', {exact: true}).press('Enter')
  await expect(staff.said).toContainText('Not saved. These words are fixed')
  await panel.getByLabel('Title', {exact: true}).press('Escape')
  await panel.getByLabel('Description').fill('Write to {email}.')
  await panel.getByLabel('Description').press('Enter')
  await expect(staff.said).toContainText(/^Saved\./)
  const now = parse(project.read('content/toasts.yaml')) as object[]
  const changed = {...before, description: 'Write to {email}.'}
  expect(now).toEqual(toasts.map((each) => (each === before ? changed : each)))
})

test('a quoted word of a component is changed in its panel', async ({staff, project}) => {
  await staff.open('/kinds')
  await staff.click(staff.page.getByRole('link', {name: 'Words of a button'}))
  await staff.tools.getByRole('button', {name: 'What it does'}).click()
  const about = staff.page.getByRole('region', {name: 'Toast link'}).getByLabel('About', {exact: true})
  await about.fill('for everyone')
  await about.press('Enter')
  await expect(staff.said).toContainText('Saved.')
  expect(project.diff()).toContain('+  <ToastLink toast="ready-to-join" to="/contact" about="for everyone">')
})
