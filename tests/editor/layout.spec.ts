import {expect, type Staff, test} from './fixtures.ts'

test('the bar takes less than a sixth of a phone’s screen, even while text is edited', async ({staff}) => {
  const share = async () => {
    const bar = await staff.bar.locator('..').boundingBox()
    return (bar?.height ?? Number.POSITIVE_INFINITY) / (staff.page.viewportSize()?.height ?? 0)
  }
  for (const width of [320, 390]) {
    await staff.page.setViewportSize({width, height: 844})
    await staff.open('/kinds')
    expect(await share(), `${width} pixels wide`).toBeLessThan(1 / 6)
    await staff.click(staff.main.getByText('We reply within'))
    expect(await share(), `${width} pixels wide, with open words`).toBeLessThan(1 / 6)
  }
})

test('the bar is one row high on desktop screens of every width', async ({staff}) => {
  await staff.open('/kinds')
  const [first, last] = ['Undo', 'Propose these changes'].map((name) => staff.bar.getByRole('button', {name}))
  for (const width of [1201, 1280, 1380, 1440, 1519, 1520, 1920]) {
    await staff.page.setViewportSize({width, height: 800})
    await expect
      .poll(async () => {
        const [one, other, bar] = [await first?.boundingBox(), await last?.boundingBox(), await staff.bar.boundingBox()]
        return one && other && bar && one.y === other.y && bar.height < 2 * one.height
      }, `at ${width}`)
      .toBe(true)
  }
})

test('the reason why text is not saved covers no other text', async ({staff}) => {
  await typeWrongLink(staff)
  const reason = staff.tools.getByText('Not saved.').locator('../..')
  const [above, below] = [staff.main.getByText('We reply within'), staff.main.getByText('The first line')]
  await expect
    .poll(async () => {
      const [notice, before, after] = [await reason.boundingBox(), await above.boundingBox(), await below.boundingBox()]
      if (!notice || !before || !after) return 'something is not shown'
      return before.y + before.height <= notice.y && notice.y + notice.height <= after.y
    })
    .toBe(true)
})

test('the reason why text is not saved stays in view, with its buttons, wherever the page is scrolled', async ({
  staff,
}) => {
  await typeWrongLink(staff)
  const last = staff.tools.getByRole('button', {name: 'Copy my text'})
  await expect(last).toBeVisible()
  for (const [width, height] of [
    [1280, 720],
    [1280, 300],
    [390, 720],
  ] as const)
    for (const to of ['top', 'bottom'] as const) {
      await staff.page.setViewportSize({width, height})
      await staff.page.evaluate((to) => {
        scrollTo({top: to === 'top' ? 0 : document.documentElement.scrollHeight, behavior: 'instant'})
      }, to)
      await last.click({trial: true, timeout: 5000})
      await expect(last, `${width} by ${height}, at the ${to}`).toBeInViewport({ratio: 1})
    }
})

test('the reason why text is not saved is shown above the text when there is no room below', async ({staff}) => {
  await typeWrongLink(staff)
  const reason = staff.tools.getByText('Not saved.').locator('../..')
  await expect(reason).toBeVisible()
  await staff.box.evaluate((box) => {
    scrollBy({top: box.getBoundingClientRect().bottom - innerHeight + 150, behavior: 'instant'})
  })
  await expect
    .poll(async () => {
      const [notice, box] = [await reason.boundingBox(), await staff.box.boundingBox()]
      return notice && box && notice.y >= 0 && notice.y + notice.height <= box.y
    })
    .toBe(true)
})

async function typeWrongLink(staff: Staff) {
  await staff.open('/kinds')
  await staff.click(staff.main.getByText('link to the programs'))
  await staff.page.keyboard.press('ControlOrMeta+k')
  await staff.tools.getByRole('button', {name: 'Another website'}).click()
  await staff.tools.getByLabel('Web address').fill('/no-such-page')
  await staff.page.keyboard.press('Enter')
  await staff.page.keyboard.press('ControlOrMeta+s')
}

test('a panel does not cover the bar', async ({staff}) => {
  await staff.open('/kinds')
  await staff.bar.getByRole('button', {name: 'What I changed'}).click()
  const panel = staff.page.getByRole('region', {name: 'What I changed'})
  for (const width of [320, 768, 1024]) {
    await staff.page.setViewportSize({width, height: 720})
    await expect
      .poll(async () => {
        const [side, bar] = [await panel.boundingBox(), await staff.bar.locator('..').boundingBox()]
        return side && bar && side.y + side.height <= bar.y
      }, `at ${width}`)
      .toBe(true)
  }
})
