import type {Locator} from 'playwright/test'
import {expect, test} from './fixtures.ts'

/** Expects the bottom of an element to be above the top of another one. */
async function expectAbove(upper: Locator, lower: Locator, when = '') {
  await expect
    .poll(async () => {
      const [one, other] = [await upper.boundingBox(), await lower.boundingBox()]
      return one && other && one.y + one.height <= other.y
    }, when)
    .toBe(true)
}

test('the bar is one row high on a desktop, and neither advice nor a panel covers it on any screen', async ({
  staff: {page, bar, open, openPanel},
  project,
}) => {
  project.write(
    'pages/kinds.mdx',
    project.read('pages/kinds.mdx').replace('of this page.', 'of the the page.'),
  )
  await open('/kinds')
  const advice = page.getByText(/pieces? of advice/)
  const [first, last] = ['Undo', 'Propose these changes'].map((name) => bar.getByRole('button', {name}))
  for (const width of [320, 390, 1024, 1201, 1280, 1380, 1440, 1519, 1520, 1920]) {
    await page.setViewportSize({width, height: 700})
    await expectAbove(advice, bar.locator('..'), `advice, at ${width}`)
    await expect(advice).toBeInViewport()
    if (width <= 1200) continue
    await expect
      .poll(async () => {
        const [one, other, all] = [
          await first?.boundingBox(),
          await last?.boundingBox(),
          await bar.boundingBox(),
        ]
        return one && other && all && one.y === other.y && all.height < 2 * one.height
      }, `the bar, at ${width}`)
      .toBe(true)
  }
  const panel = await openPanel('What I changed')
  for (const width of [1024, 768, 320]) {
    await page.setViewportSize({width, height: 720})
    await expectAbove(panel, bar.locator('..'), `a panel, at ${width}`)
  }
})

test('the reason why text is not saved covers no text, and stays in view with its buttons on scrolling', async ({
  staff: {page, main, box, tools, openText, press, retype},
}) => {
  await openText('link to the programs')
  await retype('Come to us any da�.')
  await press('ControlOrMeta+s')
  const reason = tools.getByText('Not saved.').locator('../..')
  await expectAbove(main.getByText('We reply within'), reason)
  await expectAbove(reason, main.getByText('The first line'))
  await box.evaluate((box) => {
    scrollBy({top: box.getBoundingClientRect().bottom - innerHeight + 150, behavior: 'instant'})
  })
  await expectAbove(reason, box, 'when there is no room below the text')
  const last = tools.getByRole('button', {name: 'Copy my text'})
  for (const [width, height] of [
    [1280, 720],
    [1280, 300],
    [390, 720],
  ] as const)
    for (const to of ['top', 'bottom'] as const) {
      await page.setViewportSize({width, height})
      await page.evaluate((to) => {
        scrollTo({top: to === 'top' ? 0 : document.documentElement.scrollHeight, behavior: 'instant'})
      }, to)
      await last.click({trial: true, timeout: 5000})
      await expect(last, `${width} by ${height}, at the ${to}`).toBeInViewport({ratio: 1})
    }
})
