import type {Page} from 'playwright/test'
import {boxFaults} from './boxFaults.ts'
import {test} from './sharedPage.ts'
import {addresses, expect, samplePages, siteDetails} from './site.ts'

/** As wide as the words on a sheet of A4, between margins of 8 mm. */
const sheet = {width: 733, height: 1062}

async function onPaper(page: Page, address: string) {
  await page.goto(address)
  await page.evaluate(() => document.fonts.ready)
  await page.emulateMedia({media: 'print'})
  await page.setViewportSize(sheet)
}

async function sheetsOf(page: Page): Promise<number> {
  const pdf = await page.pdf({format: 'A4', preferCSSPageSize: true})
  return pdf.toString('latin1').match(/\/Type \/Page\b/g)?.length ?? 0
}

// S10.20
for (const address of samplePages) {
  test(`${address} prints no ground, nothing to press, no word beside the sheet, and how to reach us`, async ({
    page,
  }) => {
    await page.goto(address)
    // What looks like a button: an edge all round, and as high as a finger.
    const pressed = await page.locator('main :is(a, button):visible, form, nav').evaluateAll((all) =>
      all.flatMap((each, place) => {
        const {borderTopWidth, borderTopLeftRadius} = getComputedStyle(each)
        const edged = Number.parseFloat(borderTopWidth) > 0 && Number.parseFloat(borderTopLeftRadius) > 0
        each.setAttribute('data-place', String(place))
        return edged || each.matches('button, form, nav') ? [place] : []
      }),
    )
    await page.emulateMedia({media: 'print'})
    await page.setViewportSize(sheet)
    for (const place of pressed) await expect(page.locator(`[data-place="${place}"]`)).toBeHidden()
    const faults = await page.evaluate(() => {
      const wide = document.documentElement.scrollWidth - document.documentElement.clientWidth
      const grounds = [...document.querySelectorAll('body *')].filter((each) => {
        const {backgroundColor, backgroundImage} = getComputedStyle(each)
        return (
          each.checkVisibility() &&
          !each.closest('svg') &&
          (backgroundColor !== 'rgba(0, 0, 0, 0)' || backgroundImage !== 'none')
        )
      })
      return [
        ...grounds.map((each) => `a ground: ${each.textContent?.slice(0, 30)}`),
        ...(wide > 0 ? [`${wide} px too wide`] : []),
      ]
    })
    expect(faults).toEqual([])
    expect((await page.evaluate(boxFaults)).filter((fault) => /^(broken|cut|on each other)/.test(fault))).toEqual([])
    await expect(page.getByRole('banner').getByText(siteDetails.name)).toBeVisible()
    const said = await page.evaluate(() => document.body.innerText)
    const {street, town, postcode} = siteDetails.address
    for (const part of [siteDetails.email, siteDetails.phone, ...street, town, postcode, siteDetails.charityNumber])
      expect(said).toContain(part)
    const gone = await page
      .locator('main :is([href^="mailto:"], [href^="tel:"])')
      .evaluateAll((all) => all.filter((each) => getComputedStyle(each).display === 'none').length)
    expect(gone).toBe(0)
  })
}

// S10.20
test('a page that is handed out takes as many sheets as its words are high, and none for a gap', async ({page}) => {
  let handouts = 0
  for (const address of addresses) {
    await onPaper(page, address)
    if ((await page.locator('main[data-handout]').count()) === 0) continue
    handouts++
    // Not of a fixed number: staff may write more than fits on one. A card that is kept whole may cost a part of a sheet.
    const height = await page.evaluate(() => document.querySelector('footer')?.getBoundingClientRect().bottom ?? 0)
    const most = height <= sheet.height ? 1 : Math.ceil((height * 1.2) / sheet.height)
    expect(await sheetsOf(page), `${address} is ${height} px high`).toBeLessThanOrEqual(most)
    const sizes = await page
      .locator('main :is(p, li, dd, td):visible')
      .evaluateAll((all) => all.map((each) => Number.parseFloat(getComputedStyle(each).fontSize)))
    // 8 points.
    expect(Math.min(...sizes), address).toBeGreaterThan(10.6)
  }
  expect(handouts).toBeGreaterThan(0)
})
