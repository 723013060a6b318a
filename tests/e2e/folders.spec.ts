import AxeBuilder from '@axe-core/playwright'
import {copyProject} from '../../src/commands/copyProject.ts'
import {guides, section, writeSection} from '../section.ts'
import {boxFaults} from './boxFaults.ts'
import type {Started} from './faults/listen.ts'
import {serveCopy} from './faults/serveCopy.ts'
import {test as base, details, expect, labels, wake} from './site.ts'

/** A page as anyone writes it who knows Markdown and no component. */
const plain = '/a-page-of-plain-markdown'
const plainPage = `---
title: A page of plain Markdown
description: What a page looks like whose author knows no component.
---

# Your first payslip

It says what you earned, and what was taken off.
Keep it.

Three things are on each of them:

- your name
- your tax code
- the day

## When something is wrong

Ask whoever pays you.

### Who can help

1. Whoever pays you.
2. The tax office.

> I asked, and they paid it back.

Your bank can not.
`

/** Builds the site with a section of pages in a folder, and serves it. */
function startSection(): Promise<Started> {
  const copy = copyProject()
  writeSection(copy)
  copy.write(`pages${plain}.mdx`, plainPage)
  return serveCopy(copy)
}

const test = base.extend<object, {sectionServer: Started}>({
  sectionServer: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads here that this needs nothing.
    async ({}, use) => {
      const server = await startSection()
      await use(server)
      await server.stop()
    },
    {scope: 'worker', timeout: 240_000},
  ],
  baseURL: ({sectionServer}, use) => use(sectionServer.address),
})

// One build is enough for all of them.
test.describe.configure({mode: 'serial'})

const [first, second] = guides as [(typeof guides)[number], (typeof guides)[number]]
const top = {title: 'Guides to money', path: section}

// S2.27, S11.4
for (const {path} of [top, first, {path: `${section}/money/isa`}]) {
  test(`/${path} is hydrated without a mismatch, and has no fault that axe finds`, async ({page, complaints}) => {
    await page.goto(`/${path}`)
    const words = await page.locator('body').innerText()
    await wake(page)
    expect(await page.locator('body').innerText()).toBe(words)
    expect(complaints).toEqual([])
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({colorScheme})
      expect((await new AxeBuilder({page}).analyze()).violations.map(({id}) => id)).toEqual([])
    }
  })
}

test('a page of plain Markdown is laid out like all others', async ({page}) => {
  await page.goto(plain)
  await page.evaluate(() => document.fonts.ready)
  const faults: string[] = []
  for (const width of [320, 390, 768, 1024, 1440]) {
    await page.setViewportSize({width, height: 800})
    faults.push(...(await page.evaluate(boxFaults)).map((fault) => `${width} px, ${fault}`))
    const [brand, ...headings] = await Promise.all(
      [
        page.getByRole('banner').getByRole('link', {name: details.name}),
        ...(await page.getByRole('main').getByRole('heading').all()),
      ].map(async (each) => (await each.boundingBox())?.x),
    )
    expect(headings, `${width} px`).toEqual(headings.map(() => brand))
  }
  expect(faults).toEqual([])
})

test('on a page of plain Markdown a heading stands by what it is over, and a quotation is told apart', async ({
  page,
}) => {
  await page.goto(plain)
  const boxes = await page
    .getByRole('heading', {level: 3})
    .evaluate((heading) =>
      [heading.previousElementSibling, heading, heading.nextElementSibling].map((each) =>
        each?.getBoundingClientRect().toJSON(),
      ),
    )
  const [above, heading, below] = boxes as [DOMRect, DOMRect, DOMRect]
  expect(below.top - heading.bottom).toBeLessThan((heading.top - above.bottom) / 2)
  const quotation = await page.getByRole('blockquote').boundingBox()
  const words = await page.getByText('they paid it back').boundingBox()
  expect(words?.x).toBeGreaterThan(quotation?.x ?? Number.NaN)
})

test('the links of awake pages lead through a section', async ({page, complaints}) => {
  await page.goto(`/${section}`)
  await wake(page)
  await page.getByRole('navigation', {name: top.title}).getByRole('link', {name: first.title}).click()
  await expect(page.getByRole('heading', {level: 1})).toHaveText(first.title)
  await expect(page).toHaveURL(`/${first.path}`)
  await wake(page)
  const trail = page.getByRole('navigation', {name: labels.trail})
  await expect(trail.getByRole('link')).toHaveText([labels.home, top.title])
  await page.getByRole('navigation', {name: labels.previousAndNext}).getByRole('link', {name: second.title}).click()
  await expect(page.getByRole('heading', {level: 1})).toHaveText(second.title)
  await trail.getByRole('link', {name: top.title}).click()
  await expect(page.getByRole('navigation', {name: top.title}).getByRole('listitem')).toHaveCount(guides.length)
  expect(complaints).toEqual([])
})

test('an address in capitals shows no page over the one that says it is not there', async ({page}) => {
  await page.goto(`/${first.path.toUpperCase()}`)
  await expect(page.getByRole('heading', {level: 1})).not.toHaveText(first.title)
  await wake(page)
  await expect(page.getByRole('heading', {level: 1})).not.toHaveText(first.title)
})

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false})

  test('a section can be read from its list to its last page', async ({page}) => {
    await page.goto(`/${section}`)
    await page.getByRole('navigation', {name: top.title}).getByRole('link').first().click()
    for (const {title} of guides.slice(1)) {
      await page.getByRole('navigation', {name: labels.previousAndNext}).getByRole('link', {name: title}).click()
      await expect(page.getByRole('heading', {level: 1})).toHaveText(title)
    }
  })
})
