import {test} from './sharedPage.ts'
import {addresses, expect, unknownAddress} from './site.ts'

/** In the page: the filled buttons of each band, where there is more than one. */
function crowdedBands(): string[][] {
  const isFilled = (element: Element) => {
    const {backgroundColor} = getComputedStyle(element)
    return element.checkVisibility() && !/transparent|, 0\)$/.test(backgroundColor)
  }
  return [...document.querySelectorAll('main > *')]
    .map((band) => [...band.querySelectorAll('a, button')].filter(isFilled).map(({textContent}) => textContent ?? ''))
    .filter((buttons) => buttons.length > 1)
}

/** In the page: the records that stand in a box of their own, and only say something. */
function idleBoxes(): (string | undefined)[] {
  const isBox = (element: Element) => {
    const style = getComputedStyle(element)
    const isFilled = !/transparent|, 0\)$/.test(style.backgroundColor)
    const sides = [style.borderTopWidth, style.borderRightWidth, style.borderBottomWidth, style.borderLeftWidth]
    return isFilled || sides.every((width) => width !== '0px')
  }
  return [...document.querySelectorAll('main article, main figure, main li, main tr')]
    .filter((record) => isBox(record) && !record.querySelector('a, button, blockquote'))
    .filter((record) => (record as HTMLElement).offsetHeight > 80)
    .map((record) => record.textContent?.slice(0, 40))
}

for (const address of [...addresses, unknownAddress]) {
  // S10.17
  test(`${address} has one filled button to a band at most`, async ({page}) => {
    await page.goto(address)
    expect(await page.evaluate(crowdedBands)).toEqual([])
  })

  // S10.18
  test(`${address} puts only what leads on, and people’s words, in boxes`, async ({page}) => {
    await page.goto(address)
    expect(await page.evaluate(idleBoxes)).toEqual([])
  })
}
