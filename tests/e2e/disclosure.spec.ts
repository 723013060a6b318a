import {expect, readRecords, test} from './site.ts'

const [role] = readRecords('roles.yaml')
const [track] = readRecords('tracks.yaml')
const address = '/volunteer'

/** What a role asks for, and what opens it on a phone. */
function detailsOf(page: import('playwright/test').Page) {
  const card = page.getByRole('article').filter({has: page.getByRole('heading', {name: role?.title, exact: true})})
  return {opener: card.locator('summary'), words: card.getByText(role?.training ?? '', {exact: true})}
}

// S10.66
test('a phone folds the details of a role away, and opens them by a press or a key', async ({page}) => {
  await page.setViewportSize({width: 390, height: 844})
  await page.goto(address)
  const {opener, words} = detailsOf(page)
  await expect(words).toBeHidden()
  await opener.click()
  await expect(words).toBeVisible()
  await opener.press('Enter')
  await expect(words).toBeHidden()
})

// S10.66, S10.20
test('a wider window shows the details of every role with nothing to press, and so does paper', async ({page}) => {
  await page.goto(address)
  const {opener, words} = detailsOf(page)
  for (const [width, media] of [
    [1024, 'screen'],
    [390, 'print'],
  ] as const) {
    await page.setViewportSize({width, height: 800})
    await page.emulateMedia({media})
    await expect(words).toBeVisible()
    await expect(opener).toBeHidden()
  }
})

// S10.66
test('a word that a track folds away on a phone is found by a link to it, and opens the fold', async ({page}) => {
  await page.setViewportSize({width: 390, height: 844})
  await page.goto(`/services#:~:text=${encodeURIComponent(track?.modules[0]?.title ?? '')}`)
  await expect(page.getByRole('heading', {name: track?.modules[0]?.title})).toBeVisible()
})

// S10.15
test('lists of cards beside each other begin at one height', async ({page}) => {
  for (const [address, width] of [
    ['/workshops', 1280],
    ['/programs', 1024],
    ['/get-involved', 768],
  ] as const) {
    await page.setViewportSize({width, height: 900})
    await page.goto(address)
    const tops = await page.locator('article details > ul').evaluateAll((lists) =>
      lists.map((list) => {
        const card = Math.round(list.closest('article')?.getBoundingClientRect().top ?? 0)
        return [card, Math.round(list.getBoundingClientRect().top)] as const
      }),
    )
    expect(tops.length, address).toBeGreaterThan(2)
    const rows = new Set(tops.map(([card]) => card))
    expect(new Set(tops.map(String)).size, address).toBe(rows.size)
  }
})
