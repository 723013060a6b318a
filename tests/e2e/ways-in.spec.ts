import {expect, readRecords, test} from './site.ts'

const ways = readRecords('audiences.yaml')

// S2.17, S10.67
for (const width of [390, 768, 1024, 1440]) {
  test(`the ways in look alike at ${width} px, wherever they lead`, async ({page}) => {
    await page.setViewportSize({width, height: 900})
    await page.goto('/get-involved')
    await page.evaluate(() => document.fonts.ready)
    const looks = []
    for (const {title} of ways) {
      const card = page.getByRole('article').filter({has: page.getByRole('heading', {name: title, exact: true})})
      const link = card.getByRole('link')
      await expect(link).toHaveCount(1)
      looks.push(
        await link.evaluate((each) => {
          const {width, height, bottom} = each.getBoundingClientRect()
          const {color, backgroundColor, borderTopColor, fontSize, fontWeight, textDecorationLine} =
            getComputedStyle(each)
          const foot = each.closest('article')?.getBoundingClientRect().bottom ?? 0
          return [
            width,
            height,
            foot - bottom,
            color,
            backgroundColor,
            borderTopColor,
            fontSize,
            fontWeight,
            textDecorationLine,
          ]
        }),
      )
    }
    for (const look of looks) expect(look).toEqual(looks[0])
  })
}
