import {parse, stringify} from 'yaml'
import type {EditedProject} from './editedProject.ts'
import {expect, type Staff, test} from './fixtures.ts'
import {cohort} from './kindsPage.ts'

// Everyday tasks that the README describes, on the real pages of the site.

interface Shown {
  id: string
  title: string
}

/** Returns the first record of a kind that a page shows, with its heading and card on that page. */
function firstShown(
  kind: 'cohort' | 'event',
  page: string,
  {staff, project}: {staff: Staff; project: EditedProject},
) {
  const [, shown] = new RegExp(`${kind}="([^"]+)"`).exec(project.read(page)) ?? []
  const records = parse(project.read(`content/${kind}s.yaml`)) as Shown[]
  const record = records.find(({id}) => id === shown)
  if (!record) throw new Error(`${page} shows no ${kind}.`)
  const heading = staff.page.getByRole('heading', {name: record.title, exact: true})
  return {record, heading, card: staff.main.getByRole('article').filter({has: heading})}
}

/** Returns the removed and the added lines of a diff. */
function changed(diff: string) {
  const lines = (marker: string) => diff.split('\n').filter((line) => line.startsWith(marker))
  return {removed: lines('-'), added: lines('+')}
}

test('staff can change the phone number, and add a question to the FAQ', async ({
  staff: {page, main, tools, status, open, click, retype, press},
  project,
}) => {
  const {phone} = parse(project.read('content/site.yaml')) as {phone: string}
  const other = phone.replace(/\d$/, (digit) => String((Number(digit) + 1) % 10))
  await open('/contact')
  await click(main.getByText(phone).first())
  await retype(other)
  await press('Enter')
  await expect(main.getByText(other).first()).toBeVisible()
  const [file, old = '', fresh = '', ...more] = project.diff().split('\n')
  expect([file, parse(old.slice(1)), parse(fresh.slice(1)), more]).toEqual([
    'content/site.yaml',
    {phone},
    {phone: other},
    [],
  ])
  await click(main.locator('summary').last())
  await tools.getByRole('button', {name: 'All fields…'}).click()
  await page.getByRole('button', {name: 'Write a new question and answer below'}).click()
  const panel = page.getByRole('region', {name: 'Add below'})
  await panel.getByLabel('Question', {exact: true}).fill('May I bring a friend?')
  await panel.getByLabel('Answer', {exact: true}).fill('Yes, everyone may.')
  await panel.getByRole('button', {name: 'Add', exact: true}).click()
  await expect(main.getByText('May I bring a friend?')).toBeVisible()
  await expect(status).toHaveText('Added “May I bring a friend?” below.')
  const {removed, added} = changed(project.diff())
  expect(removed).toEqual([old])
  expect(added.join('\n')).toMatch(
    /id: may-i-bring-a-friend\n\+ {2}question: May I bring a friend\?\n.*Yes, everyone may\./s,
  )
})

test('staff can add a course date as a copy of another', async ({staff, project}) => {
  await staff.open('/programs')
  const {record, card} = firstShown('cohort', 'pages/programs.mdx', {staff, project})
  await card.getByRole('time').last().click()
  await staff.page.getByRole('button', {name: 'Write a new course date below'}).click()
  const panel = staff.page.getByRole('region', {name: 'Add below'})
  await panel.getByLabel('Start with').selectOption(`Copy of “${record.title}”`)
  const title = panel.getByLabel('Title', {exact: true})
  await expect(title).toHaveValue(record.title)
  await title.fill('Money for two')
  await panel.getByLabel('Date', {exact: true}).fill('2099-03-22')
  await panel.getByLabel('Last day (optional)', {exact: true}).fill('')
  await panel.getByRole('button', {name: 'Add', exact: true}).click()
  await expect(staff.main.getByRole('heading', {name: 'Money for two'})).toBeVisible()
  const {removed, added} = changed(project.diff())
  expect(removed).toEqual([])
  expect(added.join('\n')).toContain('+- id: money-for-two\n+  title: Money for two\n')
  expect(project.read('pages/programs.mdx')).toContain(
    `"${record.id}" />\n<CohortCard cohort="money-for-two" />`,
  )
})

test('staff can remove an event from one page only, or delete it from every page, and undo that', async ({
  staff,
  project,
}) => {
  const {page, bar, status, open} = staff
  await open('/get-involved')
  const {record, heading, card} = firstShown('event', 'pages/get-involved.mdx', {staff, project})
  const askToDelete = async () => {
    await card.getByRole('time').first().click()
    await page.getByRole('button', {name: 'Delete'}).click()
    return page.getByRole('group', {name: 'Where should the event be deleted?'})
  }
  await (await askToDelete()).getByText('On this page only').click()
  await expect(heading).toHaveCount(0)
  // The button is removed: otherwise a second click would delete the next event.
  await expect(page.getByRole('button', {name: 'Delete'})).toHaveCount(0)
  const {removed, added} = changed(project.diff())
  expect(added).toEqual([])
  expect(removed).toContain(`-<EventCard event="${record.id}" />`)
  expect(removed).not.toContain(`-- id: ${record.id}`)
  await bar.getByRole('button', {name: 'Undo', exact: true}).click()
  await expect.poll(project.diff).toBe('')
  await expect(heading).toBeVisible()
  await (await askToDelete()).getByText('On every page').click()
  await expect(heading).toHaveCount(0)
  await expect(status).toContainText('Deleted. “Undo” takes it back.')
  const deleted = changed(project.diff()).removed
  expect(deleted).toContain(`-<EventCard event="${record.id}" />`)
  expect(deleted).toContain(`-- id: ${record.id}`)
  await bar.getByRole('button', {name: 'Undo', exact: true}).click()
  await expect.poll(project.diff).toBe('')
})

test('staff can reword a title in every place that uses it, and undo that', async ({
  staff: {main, bar, box, tools, open, click, retype, press},
  project,
}) => {
  const file = 'content/stories.yaml'
  const stories = project.read(file)
  const [story] = parse(stories) as [object]
  const another = stringify([{...story, id: 'story-of-the-tests', program: cohort.title}])
  project.write(file, `${stories.trimEnd()}\n\n${another}`)
  const before = project.diff()
  await open('/kinds')
  await click(main.getByRole('heading', {name: cohort.title}))
  await retype('A new name')
  await press('ControlOrMeta+s')
  await expect(tools).toContainText('One other place still uses the old name: “Story”.')
  expect(project.diff()).toBe(before)
  await tools.getByRole('button', {name: 'Change it in all 2 places'}).click()
  await expect(box).toHaveCount(0)
  expect(project.read(file)).toContain('program: A new name')
  await bar.getByRole('button', {name: 'Undo', exact: true}).click()
  await expect.poll(project.diff).toBe(before)
})
