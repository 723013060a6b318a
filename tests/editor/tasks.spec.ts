import {parse} from 'yaml'
import type {EditedProject} from './editedProject.ts'
import {expect, type Staff, test} from './fixtures.ts'

// Everyday tasks that the README describes, on the real pages of the site.

interface Shown {
  id: string
  title: string
}

/** Returns the first record of a kind that a page shows, with its heading and card on that page. */
function firstShown(kind: 'cohort' | 'event', page: string, {staff, project}: {staff: Staff; project: EditedProject}) {
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

test('staff can change the phone number', async ({staff, project}) => {
  const {phone} = parse(project.read('content/site.yaml')) as {phone: string}
  const other = phone.replace(/\d$/, (digit) => String((Number(digit) + 1) % 10))
  await staff.open('/contact')
  await staff.click(staff.main.getByText(phone).first())
  await staff.retype(other)
  await staff.page.keyboard.press('Enter')
  await expect(staff.main.getByText(other).first()).toBeVisible()
  const [file, removed = '', added = '', ...more] = project.diff().split('\n')
  expect([file, parse(removed.slice(1)), parse(added.slice(1)), more]).toEqual([
    'content/site.yaml',
    {phone},
    {phone: other},
    [],
  ])
})

test('staff can add a course date', async ({staff, project}) => {
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
  const {removed, added} = changed(project.diff())
  expect(removed).toEqual([])
  expect(added.join('\n')).toContain('+- id: money-for-two\n+  title: Money for two\n')
  expect(project.read('pages/programs.mdx')).toContain(`"${record.id}" />\n<CohortCard cohort="money-for-two" />`)
})

test('staff can add a question to the FAQ', async ({staff, project}) => {
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
  const {removed, added} = changed(project.diff())
  expect(removed).toEqual([])
  expect(added.join('\n')).toMatch(
    /id: may-i-bring-a-friend\n\+ {2}question: May I bring a friend\?\n.*Yes, everyone may\./s,
  )
})

test('staff can move a section up', async ({staff, project}) => {
  await staff.open('/workshops')
  const headings = staff.main.getByRole('heading', {level: 2})
  const [first = '', second = ''] = await headings.allTextContents()
  await staff.click(headings.nth(1))
  await staff.tools.getByRole('button', {name: 'Move up'}).click()
  await expect(headings.first()).toHaveText(second)
  await expect(headings.nth(1)).toHaveText(first)
  const {removed, added} = changed(project.diff())
  const words = (lines: string[]) => lines.map((line) => line.slice(1)).sort()
  expect(words(removed)).toEqual(words(added))
})

test('staff can remove an event from one page only', async ({staff, project}) => {
  await staff.open('/get-involved')
  const {record, heading, card} = firstShown('event', 'pages/get-involved.mdx', {staff, project})
  await card.getByRole('time').first().click()
  await staff.page.getByRole('button', {name: 'Delete'}).click()
  await staff.page.getByRole('group', {name: 'Delete the event as well?'}).getByText('No, only from this page').click()
  await expect(heading).toHaveCount(0)
  // Otherwise a second click would delete the next event.
  await expect(staff.page.getByRole('button', {name: 'Delete'})).toHaveCount(0)
  const {removed, added} = changed(project.diff())
  expect(added).toEqual([])
  expect(removed).toContain(`-<EventCard event="${record.id}" />`)
})

test('staff can delete an event from every page, and undo that', async ({staff, project}) => {
  await staff.open('/get-involved')
  const {record, heading, card} = firstShown('event', 'pages/get-involved.mdx', {staff, project})
  await card.getByRole('time').first().click()
  await staff.page.getByRole('button', {name: 'Delete'}).click()
  await staff.page.evaluate(() => {
    new MutationObserver(() => {
      if (document.body.textContent.includes('Unexpected Application Error')) document.title = 'It broke'
    }).observe(document.body, {subtree: true, childList: true})
  })
  await staff.page.getByRole('button', {name: 'Yes, from every page'}).click()
  await expect(heading).toHaveCount(0)
  await expect(staff.status).toContainText('Deleted. Ctrl+Z undoes it.')
  await expect(staff.page).not.toHaveTitle('It broke')
  const removed = project.diff()
  expect(removed).toContain(`-<EventCard event="${record.id}" />`)
  expect(removed).toContain(`-- id: ${record.id}`)
  await staff.bar.getByRole('button', {name: 'Undo', exact: true}).click()
  await expect.poll(project.diff).toBe('')
})

test('staff can reword a heading together with the links to it, and undo that', async ({staff, project}) => {
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
