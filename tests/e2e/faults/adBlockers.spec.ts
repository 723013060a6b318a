import {blockedIds} from '../../../src/site/page/headingAnchors.ts'
import {blockedWords} from '../../adBlockers.ts'
import {test} from '../sharedPage.ts'
import {addresses, expect, unknownAddress} from '../site.ts'

/** Selectors like those in the lists of ad blockers, for every word and id of our table. */
const selectors = [
  ...blockedWords.flatMap((word) => [
    `.${word}`,
    `.${word}s`,
    `[class^="${word}-" i]`,
    `[class*=" ${word}-" i]`,
  ]),
  ...blockedWords.flatMap((word) => [`#${word}`, `[id^="${word}-"]`, `[id^="site${word}" i]`]),
  ...[...blockedIds].map((id) => `#${id}`),
]

for (const address of [...addresses, unknownAddress]) {
  test(`F44 nothing of ${address} is missing where an ad blocker hides what its lists name`, async ({
    page,
  }) => {
    await page.goto(address)
    const hidden = await page.evaluate((list) => {
      const isShown = (element: Element) => element.checkVisibility()
      const shown = [...document.body.querySelectorAll('*')].filter(isShown)
      const sheet = new CSSStyleSheet()
      sheet.replaceSync(`${list} {display: none !important}`)
      document.adoptedStyleSheets = [sheet]
      return shown.filter((element) => !isShown(element)).map(({outerHTML}) => outerHTML.slice(0, 80))
    }, selectors.join())
    expect(hidden).toEqual([])
  })
}
