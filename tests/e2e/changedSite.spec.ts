import {plainMarkdownPage} from '../changedSite.ts'
import {findViolations} from '../findViolations.ts'
import {litter} from '../litter.ts'
import {sectionFolder, sectionPages} from '../writeSection.ts'
import {boxFaults} from './boxFaults.ts'
import {test as base} from './changedServer.ts'
import {everythingPages} from './everything.ts'
import {expect, hydrateNewsletter, labels, siteDetails} from './site.ts'

const test = base.extend({baseURL: ({changed}, use) => use(changed)})
const [first, second] = sectionPages as [(typeof sectionPages)[number], (typeof sectionPages)[number]]
const section = 'Guides to money'

for (const path of everythingPages) {
  // S10.14, S10.15, S10.22, S11.4
  test(`${path} is hydrated without a mismatch, and has no fault in its layout or for axe`, async ({
    page,
    complaints,
  }) => {
    await page.goto(path)
    const text = await page.locator('body').innerText()
    await hydrateNewsletter(page)
    expect(await page.locator('body').innerText()).toBe(text)
    expect(complaints).toEqual([])
    await page.evaluate(() => document.fonts.ready)
    const faults = await findViolations(page)
    // Scrolls to the top, because elsewhere the sticky header would cover lines of text.
    await page.evaluate(() => scrollTo({top: 0, behavior: 'instant'}))
    for (const [media, width] of [
      ['screen', 320],
      ['screen', 480],
      ['screen', 768],
      ['screen', 1024],
      ['screen', 1440],
      ['print', 733],
    ] as const) {
      await page.emulateMedia({media})
      await page.setViewportSize({width, height: 800})
      // These faults are expected, because the page has very long words, which break, and wide tables, which
      // scroll.
      const expected =
        media === 'print' ? /^(?!.*too wide)/ : /^(?:broken|cut|uneven|at the edge of the window):/
      const found = (await page.evaluate(boxFaults)).filter((fault) => !expected.test(fault))
      const widePictures = await page.locator('img:not(table *)').evaluateAll((images) =>
        images.flatMap((image) => {
          const room = image.parentElement?.getBoundingClientRect().width ?? 0
          return (image as HTMLImageElement).width > room + 1
            ? [`a wide picture: ${image.getAttribute('alt')}`]
            : []
        }),
      )
      faults.push(...[...found, ...widePictures].map((fault) => `${media}, ${width} px: ${fault}`))
    }
    expect(faults).toEqual([])
  })
}

// S10.22
test('pictures have their size before they are loaded, and all but the first are loaded later', async ({
  page,
}) => {
  const boxes = () =>
    page.evaluate(() => [...document.images].map((image) => [image.alt, image.width, image.height]))
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(/\.(?:png|jpg)$/, async (route) => {
    await released
    await route.continue()
  })
  await page.setViewportSize({width: 390, height: 800})
  await page.goto(everythingPages[0] as string, {waitUntil: 'commit'})
  await page.getByRole('img', {name: 'The last picture of the page'}).waitFor()
  const before = await boxes()
  release()
  for (const image of await page.locator('main img').all()) {
    await image.scrollIntoViewIfNeeded()
    await expect(image).toHaveJSProperty('complete', true)
  }
  expect(await boxes()).toEqual(before)
  const areLazy = await page.evaluate(() => [...document.images].map(({loading}) => loading === 'lazy'))
  expect(areLazy).toEqual(areLazy.map((_, index) => index > 0))
})

test('S11.12 files that editors and other programs leave behind are not published', async ({request}) => {
  const names = litter
    .flatMap((name) => [name, name.replace(/\.mdx.?$/, '')])
    .filter((name) => name !== 'about')
  for (const name of names)
    expect((await request.get(`/${encodeURIComponent(name)}`)).status(), name).toBe(404)
})

test('a page of plain Markdown is laid out like all others', async ({page}) => {
  await page.goto(`/${plainMarkdownPage}`)
  await page.evaluate(() => document.fonts.ready)
  const faults: string[] = []
  for (const width of [320, 768, 1440]) {
    await page.setViewportSize({width, height: 800})
    faults.push(...(await page.evaluate(boxFaults)).map((fault) => `${width} px, ${fault}`))
    const brand = page.getByRole('banner').getByRole('link', {name: siteDetails.name})
    const headings = await page.getByRole('main').getByRole('heading').all()
    const boxes = await Promise.all([brand, ...headings].map((each) => each.boundingBox()))
    expect(new Set(boxes.map((box) => box?.x)).size, `${width} px`).toBe(1)
  }
  expect(faults).toEqual([])
  // The text of a quotation is indented.
  const quotation = await page.getByRole('blockquote').boundingBox()
  const words = await page.getByText('they paid it back').boundingBox()
  expect(words?.x).toBeGreaterThan(quotation?.x ?? Number.NaN)
})

// S2.27, S10.14
test('the links of a section lead to each of its pages, and axe finds no fault', async ({
  page,
  complaints,
}) => {
  const heading = page.getByRole('heading', {level: 1})
  await page.goto(`/${sectionFolder}`)
  expect(await findViolations(page, ['light'])).toEqual([])
  await page.getByRole('navigation', {name: section}).getByRole('link', {name: first.title}).click()
  await expect(heading).toHaveText(first.title)
  await expect(page).toHaveURL(`/${first.path}`)
  const trail = page.getByRole('navigation', {name: labels.trail})
  await expect(trail.getByRole('link')).toHaveText([labels.home, section])
  expect(await findViolations(page, ['dark'])).toEqual([])
  await page
    .getByRole('navigation', {name: labels.previousAndNext})
    .getByRole('link', {name: second.title})
    .click()
  await expect(heading).toHaveText(second.title)
  await trail.getByRole('link', {name: section}).click()
  await expect(page.getByRole('navigation', {name: section}).getByRole('listitem')).toHaveCount(
    sectionPages.length,
  )
  expect(complaints).toEqual([])
  await page.goto(`/${sectionFolder}/money/isa`)
  expect(await findViolations(page, ['light'])).toEqual([])
})
