import type {Locator} from 'playwright/test'
import {parse} from 'yaml'
import {test as base, expect, type Staff} from './editing.ts'
import type {EditedProject} from './project.ts'

/** A hand that presses and types, and counts the presses: clicks and keys, but not the letters of words. */
interface Hand {
  click: (what: Locator) => Promise<void>
  key: (name: string) => Promise<void>
  type: (words: string) => Promise<void>
  /** Opens words in their place. */
  open: (words: Locator) => Promise<void>
  /** Opens words, and types others instead. */
  retype: (what: Locator, words: string) => Promise<void>
  /** The same in a field. */
  fill: (field: Locator, words: string) => Promise<void>
}

/** What staff do on an ordinary day, as the README says it, on the pages as they are. */
const test = base.extend<{hand: Hand}>({
  hand: async ({staff}, use, {title}) => {
    let presses = 0
    const hand: Hand = {
      async click(what) {
        await what.click()
        presses++
      },
      async open(words) {
        await staff.click(words)
        presses++
      },
      async key(name) {
        await staff.page.keyboard.press(name)
        presses++
      },
      type: (words) => staff.page.keyboard.type(words),
      async retype(what, words) {
        await hand.open(what)
        await hand.key('ControlOrMeta+a')
        await hand.type(words)
      },
      async fill(field, words) {
        await hand.click(field)
        await field.fill(words)
      },
    }
    await use(hand)
    process.stdout.write(`    ${title}: ${presses} presses\n`)
  },
})

interface Shown {
  id: string
  title: string
  price: string
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

/** The file of a diff of one line, and the value that went and came, however YAML has to write it. */
function oneValue(diff: string) {
  const [file, gone = '', come = '', ...more] = diff.split('\n')
  expect(more).toEqual([])
  return {file, gone: parse(gone.slice(1)), come: parse(come.slice(1))}
}

test('the phone number changed', async ({staff, project, hand}) => {
  const {phone} = parse(project.read('content/site.yaml')) as {phone: string}
  const other = phone.replace(/\d$/, (digit) => String((Number(digit) + 1) % 10))
  await staff.open('/contact')
  await hand.retype(staff.main.getByText(phone).first(), other)
  await hand.key('Enter')
  await expect(staff.main.getByText(other).first()).toBeVisible()
  expect(oneValue(project.diff())).toEqual({file: 'content/site.yaml', gone: {phone}, come: {phone: other}})
})

test('add a cohort', async ({staff, project, hand}) => {
  await staff.open('/programs')
  const {record, card} = firstShown('cohort', 'pages/programs.mdx', {staff, project})
  await hand.click(card.getByRole('time'))
  await hand.click(staff.page.getByRole('button', {name: 'Add another below'}))
  const panel = staff.page.getByRole('region', {name: 'New cohort below'})
  await hand.fill(panel.getByLabel('title'), 'Money for two')
  await hand.fill(panel.getByLabel('date'), '2099-03-22')
  await hand.click(panel.getByRole('button', {name: 'Add it'}))
  await expect(staff.main.getByRole('heading', {name: 'Money for two'})).toBeVisible()
  const {gone, come} = changed(project.diff())
  expect(gone).toEqual([])
  expect(come.join('\n')).toContain('+- id: money-for-two\n+  title: Money for two\n')
  expect(come).toContain('+  <CohortCard cohort="money-for-two" />')
  expect(project.read('pages/programs.mdx')).toContain(`"${record.id}" />\n  <CohortCard cohort="money-for-two" />`)
})

test('correct a typo in a card', async ({staff, project, hand}) => {
  await staff.open('/get-involved')
  const {record, heading} = firstShown('event', 'pages/get-involved.mdx', {staff, project})
  const [title, longer] = [record.title, `${record.title}s`]
  await hand.open(heading)
  await hand.key('End')
  await hand.type('s')
  await hand.key('Enter')
  await expect(staff.main.getByRole('heading', {name: longer, exact: true})).toBeVisible()
  expect(oneValue(project.diff())).toEqual({file: 'content/events.yaml', gone: {title}, come: {title: longer}})
})

test('reword a heading', async ({staff, project, hand}) => {
  await staff.open('/about')
  const heading = staff.main.getByRole('heading', {level: 2}).first()
  await hand.retype(heading, 'Where we come from')
  await hand.key('ControlOrMeta+s')
  await expect(heading).toHaveText('Where we come from')
  expect(project.diff()).toMatch(/^pages\/about\.mdx\n-## .+\n\+## Where we come from$/)
})

test('add a question to the FAQ', async ({staff, project, hand}) => {
  await staff.open('/contact')
  const question = staff.main.locator('summary').last()
  await hand.open(question)
  await hand.click(staff.tools.getByRole('button', {name: 'All of it'}))
  await hand.click(staff.page.getByRole('button', {name: 'Add another below'}))
  const panel = staff.page.getByRole('region', {name: 'New faq below'})
  await hand.fill(panel.getByLabel('question'), 'May I bring a friend?')
  await hand.fill(panel.getByLabel('answer'), 'Yes, everyone may.')
  await hand.click(panel.getByRole('button', {name: 'Add it'}))
  await expect(staff.main.getByText('May I bring a friend?')).toBeVisible()
  const {gone, come} = changed(project.diff())
  expect(gone).toEqual([])
  expect(come.join('\n')).toMatch(
    /id: may-i-bring-a-friend\n\+ {2}question: May I bring a friend\?\n.*Yes, everyone may\./s,
  )
})

test('move a section up', async ({staff, project, hand}) => {
  await staff.open('/programs')
  const headings = staff.main.getByRole('heading', {level: 2})
  const [first = '', second = ''] = await headings.allTextContents()
  await hand.open(headings.nth(1))
  await hand.click(staff.tools.getByRole('button', {name: 'Move up'}))
  await expect(headings.first()).toHaveText(second)
  await expect(headings.nth(1)).toHaveText(first)
  const {gone, come} = changed(project.diff())
  const words = (lines: string[]) => lines.map((line) => line.slice(1)).sort()
  expect(words(gone)).toEqual(words(come))
})

test('delete an event', async ({staff, project, hand}) => {
  await staff.open('/get-involved')
  const {record, heading, card} = firstShown('event', 'pages/get-involved.mdx', {staff, project})
  await hand.click(card.getByRole('time').first())
  await hand.click(staff.page.getByRole('button', {name: 'Delete'}))
  await expect(heading).toHaveCount(0)
  // Else a second press would delete the event that comes next.
  await expect(staff.page.getByRole('button', {name: 'Delete'})).toHaveCount(0)
  const {gone, come} = changed(project.diff())
  expect(come).toEqual([])
  expect(gone).toContain(`-  <EventCard event="${record.id}" />`)
})

test('change the price', async ({staff, project, hand}) => {
  await staff.open('/programs')
  const {record, card} = firstShown('cohort', 'pages/programs.mdx', {staff, project})
  const {price} = record
  await hand.click(card.getByRole('time'))
  await hand.fill(staff.page.getByLabel('Price', {exact: true}), '£5')
  await hand.key('Enter')
  await expect(staff.said).toContainText('Saved.')
  expect(oneValue(project.diff())).toEqual({file: 'content/cohorts.yaml', gone: {price}, come: {price: '£5'}})
})

test('add a link in a sentence', async ({staff, project, hand}) => {
  await staff.open('/about')
  const words = staff.main.locator('p[data-edit]').filter({hasNotText: 'https'}).first()
  await hand.open(words)
  await hand.key('End')
  await hand.key('ControlOrMeta+Shift+ArrowLeft')
  await hand.key('ControlOrMeta+k')
  await hand.type('/contact')
  await hand.key('Enter')
  await hand.key('ControlOrMeta+s')
  await expect(staff.box).toHaveCount(0)
  const {gone, come} = changed(project.diff())
  expect([gone.length, come.length]).toEqual([1, 1])
  expect(come[0]).toContain('](/contact)')
})

test('undo yesterday’s change', async ({staff, project, hand}) => {
  await staff.open('/about')
  const heading = staff.main.getByRole('heading', {level: 2}).first()
  await staff.click(heading)
  await staff.retype('What was written yesterday')
  await staff.save()
  // An open page would load itself anew when the server is back.
  await staff.page.goto('about:blank')
  await project.stop()
  await project.start()
  await staff.open('/')
  await hand.click(staff.bar.getByRole('button', {name: 'What I changed'}))
  await hand.click(
    staff.page.getByRole('region', {name: 'What I changed'}).getByRole('button', {name: 'Put back'}).first(),
  )
  await expect(staff.said).toHaveText(/^Put back/)
  expect(project.diff()).toBe('')
})
