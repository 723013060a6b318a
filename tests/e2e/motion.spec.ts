import type {Page} from 'playwright/test'
import {test} from './sharedPage.ts'
import {
  addresses,
  test as alone,
  expect,
  hydrateNewsletter,
  toastControl,
  toastMessage,
  unknownAddress,
} from './site.ts'

/** What moves now, by its name. */
const moving = () =>
  document.getAnimations().map((each) => (each instanceof CSSAnimation ? each.animationName : 'a transition'))

// S10.19
test('no page moves anything where less motion is asked for, also under pointer and focus', async ({page}) => {
  await page.emulateMedia({reducedMotion: 'reduce'})
  for (const address of [...addresses, unknownAddress]) {
    await page.goto(address)
    expect(await page.evaluate(motionInStyles), address).toEqual([])
  }
})

/** In the page: the rules that apply in this window, be it under the pointer, and move something. */
function motionInStyles(): string[] {
  const isSet = (value: string) => !['', 'none', '0s'].includes(value)
  const movingIn = (rules: CSSRuleList): string[] =>
    [...rules].flatMap((rule) => {
      if (rule instanceof CSSMediaRule && !matchMedia(rule.conditionText).matches) return []
      const own = rule instanceof CSSStyleRule ? rule.style : undefined
      const moves =
        own && (isSet(own.transitionDuration) || isSet(own.animationName) || own.scrollBehavior === 'smooth')
      const inside = 'cssRules' in rule ? movingIn(rule.cssRules as CSSRuleList) : []
      return [...(moves ? [rule.cssText] : []), ...inside]
    })
  return [...document.styleSheets].flatMap((sheet) => movingIn(sheet.cssRules))
}

// S10.19
test('a message comes and goes at once where less motion is asked for', async ({page}) => {
  await page.emulateMedia({reducedMotion: 'reduce'})
  await page.goto('/contact')
  await hydrateNewsletter(page)
  await toastControl(page, 'consultation').click()
  await expect(toastMessage(page)).toBeVisible()
  expect(await page.evaluate(moving)).toEqual([])
  // Asked in the page, before anything could have moved.
  const left = await page.evaluate(async () => {
    const close = document.querySelector<HTMLElement>('#siteMessages button')
    close?.click()
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))
    return document.getAnimations().length
  })
  expect(left).toBe(0)
  await expect(toastMessage(page)).toHaveCount(0)
})

/** Notes each height at which the page stood, from before it has come. */
async function noteHeights(page: Page) {
  await page.addInitScript(() => {
    const heights = new Set<number>()
    addEventListener('scroll', () => {
      heights.add(Math.round(scrollY))
      document.documentElement.dataset.heights = [...heights].join()
    })
  })
}

const heights = async (page: Page) => ((await page.locator('html').getAttribute('data-heights')) ?? '').split(',')

// S10.71
alone('a link to a place on another page opens that place at once, and does not fly there', async ({page}) => {
  await page.setViewportSize({width: 390, height: 844})
  await noteHeights(page)
  await page.goto('/terms')
  const link = page.getByRole('contentinfo').locator('a[href^="/"][href*="#"]:not([href^="/terms"])').first()
  const id = new URL((await link.getAttribute('href')) ?? '', page.url()).hash
  await link.click()
  await expect(page.locator(id)).toBeInViewport()
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
  expect(await heights(page)).toHaveLength(1)
})

// S10.71
alone('a link to a place on the same page glides there, and the Tab key does not', async ({page}) => {
  await noteHeights(page)
  await page.goto('/terms')
  const link = page.getByRole('main').locator('a[href^="#"]').last()
  const id = (await link.getAttribute('href')) ?? ''
  await link.click()
  await expect(page.locator(id)).toBeInViewport()
  await expect.poll(async () => (await heights(page)).length).toBeGreaterThan(2)
  await page.keyboard.press('Tab')
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).scrollBehavior)).toBe('auto')
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
