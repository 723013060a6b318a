import type {Locator, Page} from 'playwright/test'
import {test} from '../sharedPage.ts'
import {
  expect,
  headerLink,
  hydratedIslands,
  hydrateNewsletter,
  submitButton,
  toastControl,
  toastMessage,
} from '../site.ts'
import {
  blockRequests,
  everyScript,
  expectUsable,
  type ScriptFailure,
  scriptFailures,
  scriptsOf,
} from './scriptFailures.ts'

type Find = (page: Page) => Locator
const reason: Find = (page) => page.getByRole('alert')
const busy: Find = (page) => page.locator('[aria-busy]')

/**
 * A page and something on it that needs scripts, with what a visitor sees when the one with that number fails.
 * A form needs all but the first; a button shows its message by the first.
 */
const pages: [address: string, control: Find, seen: (index: number, failure: Find) => Find | undefined][] = [
  ['/', (page) => submitButton(page, 'newsletter'), (index, failure) => (index === 0 ? undefined : failure)],
  [
    '/contact',
    (page) => toastControl(page, 'consultation'),
    (index, failure) => (index === 0 ? failure : toastMessage),
  ],
]

/** The rows of the table that a way to break belongs to, for the client and for every other file. */
const rows: Record<ScriptFailure, string> = {
  'is not there': 'F2 and F4',
  'is cut off': 'F2 and F5',
  'is corrupt': 'F3',
  'is a page': 'F8',
}

for (const way of Object.keys(rows) as ScriptFailure[]) {
  for (const [address, control, seen] of pages) {
    test(`${rows[way]} ${address} is whole, and answers or says why not, when any one of its scripts ${way}`, async ({
      page,
    }) => {
      const scripts = await scriptsOf(page, address)
      const words = await page.getByRole('main').innerText()
      for (const [index, script] of scripts.entries()) {
        const answer = seen(index, reason)
        if (!answer) continue
        await page.route(`**${script}`, scriptFailures[way])
        await page.goto(address)
        await control(page).click()
        await expect(answer(page), script).toBeVisible()
        await expect(hydratedIslands(page)).toHaveCount(0)
        expect(await page.getByRole('main').innerText()).toBe(words)
        await page.unroute(`**${script}`)
      }
      await expectUsable(page, words)
    })
  }
}

for (const [address, control, seen] of pages) {
  test(`F6 ${address} is whole while any one of its scripts is late, and answers once it comes`, async ({page}) => {
    const scripts = await scriptsOf(page, address)
    const words = await page.getByRole('main').innerText()
    for (const [index, script] of scripts.entries()) {
      const answer = seen(index, busy)
      if (!answer) continue
      const release = await blockRequests(page, `**${script}`)
      await page.goto(address)
      await control(page).click({noWaitAfter: true})
      await expect(answer(page), script).toHaveCount(1)
      expect(await page.getByRole('main').innerText()).toBe(words)
      release()
      await expect(toastMessage(page), script).toHaveCount(1)
      await page.unroute(`**${script}`)
    }
  })

  test(`F6 the links of ${address} work while its scripts are late`, async ({page}) => {
    await blockRequests(page, everyScript)
    await page.goto(address)
    const words = await page.getByRole('main').innerText()
    await control(page).click({noWaitAfter: true})
    await expectUsable(page, words)
  })
}

for (const way of [undefined, 'is not there'] as const) {
  test(`${way ? 'F7' : 'F6'} the links of an awake page lead on when no script ${way ?? 'comes any more'}`, async ({
    page,
  }) => {
    await page.goto('/about')
    await hydrateNewsletter(page)
    if (way) await page.route(everyScript, scriptFailures[way])
    else await blockRequests(page, everyScript)
    for (const press of [() => headerLink(page, '/contact').click(), () => toastControl(page, 'get-started').click()]) {
      await press()
      await expect(page).not.toHaveURL('/about')
      await expect(page.getByRole('heading', {level: 1})).toBeVisible()
      await expect(hydratedIslands(page)).toHaveCount(0)
    }
    await expect(page).toHaveURL('/get-involved')
  })
}
