import {existsSync, readFileSync} from 'node:fs'
import {join, resolve} from 'node:path'
import {expect, test} from 'vitest'
import announced from '../content/announcement.yaml'
import {announcement, budgets} from '../src/commands/bench/budgets.ts'
import {measureBytes, type SiteBytes} from '../src/commands/bench/measureBytes.ts'
import {spend} from '../src/commands/bench/spend.ts'
import {frameOf, withoutContent} from '../src/commands/bench/withoutContent.ts'

const dist = resolve(import.meta.dirname, '../dist')
if (!existsSync(dist)) throw new Error('There is no dist/ to weigh. Make it with: npm run build')
const spent = Object.entries(spend(measureBytes(dist))) as [keyof typeof budgets, number][]

// S11.6
test.each(spent)('%s takes %d, within its budget', (name, amount) => {
  expect(amount).toBeGreaterThanOrEqual(0)
  const more = announced.length > 0 && /frame/i.test(name) ? announcement : 0
  expect(amount, budgets[name].why).toBeLessThanOrEqual(budgets[name].most + more)
})

test('words and cards more make no page heavier to its budget, and one attribute more does', () => {
  const html = readFileSync(join(dist, 'about.html'), 'utf8')
  const frame = frameOf(html)
  expect(frame.length).toBeGreaterThan(1000)
  expect(frameOf(html.replace('</h1>', ' and many other words</h1>'))).toBe(frame)
  expect(frameOf(html.replace(/<article\b.*?<\/article>/s, (card) => card.repeat(9)))).toBe(frame)
  expect(frameOf(html.replace('<h1', '<h1 data-heavier="by this"')).length).toBeGreaterThan(frame.length)
})

test('a record or a sentence more makes no file heavier to its budget, and code does', () => {
  const code = (records: string, more = '') =>
    withoutContent(`let a=[${records}],b=()=>c("p",{children:"Come in, all of you."});${more}`, 'Come in, all of you.')
  const record = '{id:"one",title:"One",spots:12}'
  expect(code(record)).toBe(`let a=[],b=()=>c("p",{children:});`)
  expect(code(`${record},${record}`).length).toBe(code(record).length + 1)
  expect(code(record, 'd("not shown anywhere")')).toContain('not shown anywhere')
})

test('a message more, and other words in it, make no file heavier to its budget, and a heavier look does', () => {
  const code = (...messages: string[]) => withoutContent(`let a={${messages.join()}};b(a)`, '')
  const message = (id: string, words: string, look = 'c') =>
    `"${id}":[\`div\`,{class:\`${look}\`},[\`a\`,{href:\`mailto:${words}\`},\`${words}\`]]`
  const one = code(message('one', 'One'))
  expect(one).toContain('div')
  expect(code(message('one', 'Another'))).toBe(one)
  expect(code(message('one', 'One'), message('two', 'Two')).length).toBe(one.length + ',"two":'.length)
  expect(code(message('one', 'One', 'heavier')).length).toBeGreaterThan(one.length)
})

test('one heavy page is enough to exceed a budget', () => {
  const page = {
    html: 12_000,
    frame: 6000,
    inlineScript: 600,
    ownScript: 100,
    scriptFiles: 0,
    firstMessage: 1500,
    wakingFiles: 4,
    waking: 80_000,
    wakingCode: 70_000,
    requests: 3,
    read: 22_000,
  }
  const site: SiteBytes = {
    font: 11_000,
    letters: 120,
    pages: {'index.html': page, 'about.html': {...page, frame: budgets.frame.most + 1, requests: 5}},
  }
  const over = Object.entries(spend(site)).filter(
    ([name, amount]) => amount > budgets[name as keyof typeof budgets].most,
  )
  expect(over).toEqual([
    ['frame', budgets.frame.most + 1],
    ['requests', 5],
  ])
})
