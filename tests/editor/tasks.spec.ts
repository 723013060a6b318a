import {parse} from 'yaml'
import {expect, type Staff, test} from './editing.ts'
import type {EditedProject} from './project.ts'

// What staff do on an ordinary day, as the README says it, on the pages as they are.

interface Shown {
  id: string
  title: string
}

/** The first record of a kind that a page of the site shows, and its card. */
function firstShown(kind: 'cohort' | 'event', page: string, {staff, project}: {staff: Staff; project: EditedProject}) {
  const [, shown] = new RegExp(`${kind}="([^"]+)"`).exec(project.read(page)) ?? []
  const records = parse(project.read(`content/${kind}s.yaml`)) as Shown[]
  const record = records.find(({id}) => id === shown)
  if (!record) throw new Error(`${page} shows no ${kind}.`)
  const heading = staff.page.getByRole('heading', {name: record.title, exact: true})
  return {record, heading, card: staff.main.getByRole('article').filter({has: heading})}
}

/** The lines of a diff that go and that come. */
function changed(diff: string) {
  const lines = (sign: string) => diff.split('\n').filter((line) => line.startsWith(sign))
  return {gone: lines('-'), come: lines('+')}
}

test('the phone number changed', async ({staff, project}) => {
  const {phone} = parse(project.read('content/site.yaml')) as {phone: string}
  const other = phone.replace(/\d$/, (digit) => String((Number(digit) + 1) % 10))
  await staff.open('/contact')
  await staff.click(staff.main.getByText(phone).first())
  await staff.retype(other)
  await staff.page.keyboard.press('Enter')
  await expect(staff.main.getByText(other).first()).toBeVisible()
  const [file, gone = '', come = '', ...more] = project.diff().split('\n')
  expect([file, parse(gone.slice(1)), parse(come.slice(1)), more]).toEqual([
    'content/site.yaml',
    {phone},
    {phone: other},
    [],
  ])
})

test('add a cohort', async ({staff, project}) => {
  await staff.open('/programs')
  const {record, card} = firstShown('cohort', 'pages/programs.mdx', {staff, project})
  await card.getByRole('time').last().click()
  await staff.page.getByRole('button', {name: 'Add another below'}).click()
  const panel = staff.page.getByRole('region', {name: 'Add below'})
  await panel.getByRole('button', {name: 'Write a new course date'}).click()
  await panel.getByLabel('Start with').selectOption(`Copy of “${record.title}”`)
  await panel.getByLabel('Title', {exact: true}).fill('Money for two')
  await panel.getByLabel('Date', {exact: true}).fill('2099-03-22')
  await panel.getByLabel('Ends', {exact: true}).fill('')
  await panel.getByRole('button', {name: 'Add', exact: true}).click()
  await expect(staff.main.getByRole('heading', {name: 'Money for two'})).toBeVisible()
  const {gone, come} = changed(project.diff())
  expect(gone).toEqual([])
  expect(come.join('\n')).toContain('+- id: money-for-two\n+  title: Money for two\n')
  expect(project.read('pages/programs.mdx')).toContain(`"${record.id}" />\n<CohortCard cohort="money-for-two" />`)
})

test('add a question to the FAQ', async ({staff, project}) => {
  await staff.open('/contact')
  await staff.click(staff.main.locator('summary').last())
  await staff.tools.getByRole('button', {name: 'All fields…'}).click()
  await staff.page.getByRole('button', {name: 'Add another below'}).click()
  const panel = staff.page.getByRole('region', {name: 'Add below'})
  await panel.getByRole('button', {name: 'Write a new question and answer'}).click()
  await panel.getByLabel('Question', {exact: true}).fill('May I bring a friend?')
  await panel.getByLabel('Answer', {exact: true}).fill('Yes, everyone may.')
  await panel.getByRole('button', {name: 'Add', exact: true}).click()
  await expect(staff.main.getByText('May I bring a friend?')).toBeVisible()
  const {gone, come} = changed(project.diff())
  expect(gone).toEqual([])
  expect(come.join('\n')).toMatch(
    /id: may-i-bring-a-friend\n\+ {2}question: May I bring a friend\?\n.*Yes, everyone may\./s,
  )
})

test('move a section up', async ({staff, project}) => {
  await staff.open('/workshops')
  const headings = staff.main.getByRole('heading', {level: 2})
  const [first = '', second = ''] = await headings.allTextContents()
  await staff.click(headings.nth(1))
  await staff.tools.getByRole('button', {name: 'Move up'}).click()
  await expect(headings.first()).toHaveText(second)
  await expect(headings.nth(1)).toHaveText(first)
  const {gone, come} = changed(project.diff())
  const words = (lines: string[]) => lines.map((line) => line.slice(1)).sort()
  expect(words(gone)).toEqual(words(come))
})

test('delete an event', async ({staff, project}) => {
  await staff.open('/get-involved')
  const {record, heading, card} = firstShown('event', 'pages/get-involved.mdx', {staff, project})
  await card.getByRole('time').first().click()
  await staff.page.getByRole('button', {name: 'Delete'}).click()
  await staff.page.getByRole('group', {name: 'Delete the event as well?'}).getByText('No, only from this page').click()
  await expect(heading).toHaveCount(0)
  // Else a second press would delete the event that comes next.
  await expect(staff.page.getByRole('button', {name: 'Delete'})).toHaveCount(0)
  const {gone, come} = changed(project.diff())
  expect(come).toEqual([])
  expect(gone).toContain(`-<EventCard event="${record.id}" />`)
})

test('delete an event for good', async ({staff, project}) => {
  await staff.open('/get-involved')
  const {record, heading, card} = firstShown('event', 'pages/get-involved.mdx', {staff, project})
  await card.getByRole('time').first().click()
  await staff.page.getByRole('button', {name: 'Delete'}).click()
  await staff.page.getByRole('button', {name: 'Yes, from every page'}).click()
  await expect(heading).toHaveCount(0)
  const gone = project.diff()
  expect(gone).toContain(`-<EventCard event="${record.id}" />`)
  expect(gone).toContain(`-- id: ${record.id}`)
  await staff.bar.getByRole('button', {name: 'Undo', exact: true}).click()
  await expect.poll(project.diff).toBe('')
})

test('reword a heading that links name', async ({staff, project}) => {
  const heading = 'A heading to change'
  const link = '[There](/kinds#a-heading-to-change)'
  project.write('pages/other.mdx', `---\ntitle: Other\ndescription: A page with a link.\n---\n\n# Other\n\n${link}.\n`)
  await staff.open('/kinds')
  await staff.click(staff.main.getByRole('heading', {name: heading}))
  await staff.retype('Another heading')
  await staff.page.keyboard.press('ControlOrMeta+s')
  await expect(staff.tools).toContainText('One other place still uses the old name.')
  await staff.tools.getByRole('button', {name: 'Change it in all 2 places'}).click()
  await expect(staff.box).toHaveCount(0)
  expect(project.read('pages/other.mdx')).toContain('[There](/kinds#another-heading)')
  await staff.bar.getByRole('button', {name: 'Undo', exact: true}).click()
  await expect.poll(() => project.read('pages/other.mdx')).toContain(link)
})
