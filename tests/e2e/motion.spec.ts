import type {Page} from 'playwright/test'
import {test} from './sharedPage.ts'
import {addresses, controlFor, expect, toast, unknownAddress, wake} from './site.ts'

const everywhere = [...addresses, unknownAddress]

/** What moves now, by its name. */
const moving = () =>
  document.getAnimations().map((each) => (each instanceof CSSAnimation ? each.animationName : 'a transition'))

// S10.19
for (const address of everywhere) {
  test(`${address} stands still where less motion is asked for, also under pointer and focus`, async ({page}) => {
    await page.emulateMedia({reducedMotion: 'reduce'})
    await page.goto(address)
    const faults = await page.evaluate(moving)
    for (const control of await page.locator('main :is(a, button, summary):visible').all()) {
      await control.hover({force: true})
      faults.push(...(await page.evaluate(moving)))
      await control.focus()
      faults.push(...(await page.evaluate(moving)))
    }
    const question = page.getByRole('main').locator('summary:visible').first()
    if ((await question.count()) > 0) await question.click()
    expect([...faults, ...(await page.evaluate(moving))]).toEqual([])
  })
}

// S10.19
test('a message comes and goes at once where less motion is asked for', async ({page}) => {
  await page.emulateMedia({reducedMotion: 'reduce'})
  await page.goto('/contact')
  await wake(page)
  await controlFor(page, 'consultation').click()
  await expect(toast(page)).toBeVisible()
  expect(await page.evaluate(moving)).toEqual([])
  // Asked in the page, before anything could have moved.
  const left = await page.evaluate(async () => {
    const close = document.querySelector<HTMLElement>('#siteMessages button')
    close?.click()
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))
    return document.getAnimations().length
  })
  expect(left).toBe(0)
  await expect(toast(page)).toHaveCount(0)
})

// S10.19
test('a message goes as it came, where it may move, and makes way at once for another', async ({page}) => {
  await page.goto('/contact')
  await wake(page)
  await controlFor(page, 'consultation').click()
  const place = page.locator('.Toastify__toast')
  const animation = () => place.evaluate((each) => getComputedStyle(each).animationName)
  const arriving = await animation()
  expect(arriving).not.toBe('none')
  const leaving = await page.evaluate(() => {
    const [shown] = document.getElementsByClassName('Toastify__toast')
    return new Promise<string[]>((resolve) => {
      // Its first frame tells how it goes; it is gone before anybody could ask from outside.
      document.addEventListener('animationstart', ({animationName}) => resolve([animationName]), {once: true})
      shown?.querySelector('button')?.click()
    })
  })
  expect(leaving).not.toEqual([arriving])
  await expect(place).toHaveCount(0)
  await controlFor(page, 'consultation').click()
  await expect(toast(page)).toBeVisible()
  await controlFor(page, 'feature').click()
  await expect(place.filter({visible: true})).toHaveCount(1)
})

/** Where every part of the drawing at the top stands, once nothing moves any more. */
async function standing(page: Page): Promise<string[]> {
  await page.evaluate(() => Promise.all(document.getAnimations().map(({finished}) => finished)))
  return page
    .locator('main svg')
    .first()
    .locator('path, text')
    .evaluateAll((all) =>
      all.map((each) => {
        const {x, y, width, height} = each.getBoundingClientRect()
        return [x, y, width, height].map((side) => side.toFixed(2)).join(' ')
      }),
    )
}

// S10.19
for (const [what, address] of [
  ['the coin', '/'],
  ['the fallen side', unknownAddress],
] as const) {
  test(`${what} moves once, and ends where it stands without motion, and nothing else moves with it`, async ({
    page,
  }) => {
    await page.emulateMedia({reducedMotion: 'reduce'})
    await page.goto(address)
    await page.evaluate(() => document.fonts.ready)
    const still = await standing(page)
    await page.emulateMedia({reducedMotion: 'no-preference'})
    await page.goto(address)
    await page.evaluate(() => document.fonts.ready)
    const groups = page.locator('main svg g')
    const moved = await groups.evaluateAll((all) =>
      all.flatMap((each) => {
        const {animationName, animationIterationCount} = getComputedStyle(each)
        return animationName === 'none' ? [] : [animationIterationCount]
      }),
    )
    expect(moved).toEqual(['1'])
    expect(await standing(page)).toEqual(still)
    expect(await page.evaluate(shift)).toBe(0)
  })
}

/** How far anything has jumped since the page came, as Chromium counts it. */
function shift(): Promise<number> {
  return new Promise((resolve) => {
    new PerformanceObserver((list) => {
      const all = list.getEntries() as unknown as {value: number}[]
      resolve(all.reduce((sum, {value}) => sum + value, 0))
    }).observe({type: 'layout-shift', buffered: true})
    // There may be none, and then nothing is ever observed.
    requestAnimationFrame(() => requestAnimationFrame(() => resolve(0)))
  })
}
