import {plainMarkdownPage} from '../changedSite.ts'
import {litter} from '../litter.ts'
import {sectionFolder, sectionPages} from '../writeSection.ts'
import {boxFaults} from './boxFaults.ts'
import {changedTest as test} from './changedServer.ts'
import {everythingPages} from './everything.ts'
import {findViolations} from './findViolations.ts'
import {expect, hydrateNewsletter, labels, siteDetails} from './site.ts'

const [first, second] = sectionPages as [(typeof sectionPages)[number], (typeof sectionPages)[number]]
const top = 'Guides to money'

// S2.27, S10.14, S10.22, S11.4
for (const path of [...everythingPages, `/${sectionFolder}`, `/${first.path}`, `/${sectionFolder}/money/isa`]) {
  test(`${path} is hydrated without a mismatch, and has no fault that axe finds`, async ({page, complaints}) => {
    await page.goto(path)
    const words = await page.locator('body').innerText()
    await hydrateNewsletter(page)
    expect(await page.locator('body').innerText()).toBe(words)
    expect(complaints).toEqual([])
    expect(await findViolations(page)).toEqual([])
  })
}

for (const path of everythingPages) {
  // S10.15, S10.22
  test(`on ${path} nothing scrolls sideways, lies on other things or is wider than where it stands`, async ({page}) => {
    await page.goto(path)
    await page.evaluate(() => document.fonts.ready)
    const faults: string[] = []
    for (const media of ['screen', 'print'] as const) {
      await page.emulateMedia({media})
      for (const width of [320, 480, 768, 1024, 1440]) {
        await page.setViewportSize({width, height: 800})
        const found = await page.evaluate(() => [
          ...(document.documentElement.scrollWidth > document.documentElement.clientWidth ? ['scrolls sideways'] : []),
          ...[...document.images]
            .filter((image) => !image.closest('table'))
            .filter((image) => image.width > (image.parentElement?.getBoundingClientRect().width ?? 0) + 1)
            .map(({alt}) => alt),
        ])
        // Its words without an end have to break, and its wide tables scroll.
        const boxes = media === 'screen' ? await page.evaluate(boxFaults) : []
        found.push(...boxes.filter((fault) => !/^(?:broken|cut|uneven|at the edge of the window):/.test(fault)))
        faults.push(...found.map((fault) => `${media}, ${width} px: ${fault}`))
      }
    }
    expect(faults).toEqual([])
  })

  // S10.22
  test(`the pictures of ${path} have their place before they come, and those below are fetched later`, async ({
    page,
  }) => {
    const boxes = () => page.evaluate(() => [...document.images].map((image) => [image.alt, image.width, image.height]))
    let release = () => {}
    const held = new Promise<void>((resolve) => {
      release = resolve
    })
    await page.route(/\.(?:png|jpg)$/, async (route) => {
      await held
      await route.continue()
    })
    await page.setViewportSize({width: 390, height: 800})
    await page.goto(path, {waitUntil: 'commit'})
    await page.getByRole('img', {name: 'The last picture of the page'}).waitFor()
    const before = await boxes()
    release()
    for (const image of await page.locator('main img').all()) {
      await image.scrollIntoViewIfNeeded()
      await expect(image).toHaveJSProperty('complete', true)
    }
    expect(await boxes()).toEqual(before)
    const later = await page.evaluate(() => [...document.images].map(({loading}) => loading === 'lazy'))
    expect(later).toEqual(later.map((_, index) => index > 0))
  })
}

test('S11.12 what programs leave in its folders is no page, and is not published', async ({request}) => {
  const names = litter.flatMap((name) => [name, name.replace(/\.mdx.?$/, '')]).filter((name) => name !== 'about')
  for (const name of names) expect((await request.get(`/${encodeURIComponent(name)}`)).status(), name).toBe(404)
})

test('a page of plain Markdown is laid out like all others', async ({page}) => {
  await page.goto(`/${plainMarkdownPage}`)
  await page.evaluate(() => document.fonts.ready)
  const faults: string[] = []
  for (const width of [320, 768, 1440]) {
    await page.setViewportSize({width, height: 800})
    faults.push(...(await page.evaluate(boxFaults)).map((fault) => `${width} px, ${fault}`))
    const brand = page.getByRole('banner').getByRole('link', {name: siteDetails.name})
    const starts = [brand, ...(await page.getByRole('main').getByRole('heading').all())].map((each) =>
      each.boundingBox(),
    )
    expect(new Set((await Promise.all(starts)).map((box) => box?.x)).size, `${width} px`).toBe(1)
  }
  expect(faults).toEqual([])
  // A heading stands by what it is over, and a quotation is told apart.
  const [above, heading, below] = (await page
    .getByRole('heading', {level: 3})
    .evaluate((heading) =>
      [heading.previousElementSibling, heading, heading.nextElementSibling].map((each) =>
        each?.getBoundingClientRect().toJSON(),
      ),
    )) as [DOMRect, DOMRect, DOMRect]
  expect(below.top - heading.bottom).toBeLessThan((heading.top - above.bottom) / 2)
  const quotation = await page.getByRole('blockquote').boundingBox()
  const words = await page.getByText('they paid it back').boundingBox()
  expect(words?.x).toBeGreaterThan(quotation?.x ?? Number.NaN)
})

test('the links of awake pages lead through a section', async ({page, complaints}) => {
  await page.goto(`/${sectionFolder}`)
  await hydrateNewsletter(page)
  await page.getByRole('navigation', {name: top}).getByRole('link', {name: first.title}).click()
  await expect(page.getByRole('heading', {level: 1})).toHaveText(first.title)
  await expect(page).toHaveURL(`/${first.path}`)
  await hydrateNewsletter(page)
  const trail = page.getByRole('navigation', {name: labels.trail})
  await expect(trail.getByRole('link')).toHaveText([labels.home, top])
  await page.getByRole('navigation', {name: labels.previousAndNext}).getByRole('link', {name: second.title}).click()
  await expect(page.getByRole('heading', {level: 1})).toHaveText(second.title)
  await trail.getByRole('link', {name: top}).click()
  await expect(page.getByRole('navigation', {name: top}).getByRole('listitem')).toHaveCount(sectionPages.length)
  expect(complaints).toEqual([])
})

test('an address in capitals shows no page over the one that says it is not there', async ({page}) => {
  await page.goto(`/${first.path.toUpperCase()}`)
  await hydrateNewsletter(page)
  await expect(page.getByRole('heading', {level: 1})).not.toHaveText(first.title)
})
