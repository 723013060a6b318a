import {blockRequests, scriptsOf} from './faults/scriptFailures.ts'
import {
  expect,
  labels,
  messageText,
  readRecords,
  siteDetails,
  test,
  toastControl,
  toastMessage,
  toastRenderedBy,
} from './site.ts'

test('at the end of a page a message covers nothing that can be pressed', async ({page}) => {
  await page.setViewportSize({width: 390, height: 844})
  await page.goto('/contact')
  await page.locator('main button[data-wake]').first().click()
  await expect(toastMessage(page)).toBeVisible()
  await page.keyboard.press('End')
  const lowest = page.getByRole('contentinfo').getByRole('link').last()
  await expect
    .poll(async () => {
      await page.mouse.wheel(0, 5000)
      return lowest.evaluate((link) => {
        const box = link.getBoundingClientRect()
        return link.contains(document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2))
      })
    })
    .toBe(true)
})

const closeOf = (message: ReturnType<typeof toastMessage>) => message.getByRole('button', {name: labels.closeMessage})

// S10.70
for (const drawnBy of ['React', 'the build'] as const) {
  test(`a message drawn by ${drawnBy} that is closed by a key gives the focus back to its button`, async ({page}) => {
    const [, messages = ''] = await scriptsOf(page, '/contact')
    if (drawnBy === 'the build') await blockRequests(page, `**${messages}`)
    await page.goto('/contact')
    const button = toastControl(page, 'consultation')
    await button.focus()
    if (drawnBy === 'React') await page.evaluate((script) => import(script), messages)
    await page.keyboard.press('Enter')
    const message = toastRenderedBy(page, drawnBy)
    await expect(message).toBeVisible()
    await closeOf(message).focus()
    await page.keyboard.press('Enter')
    await expect(message).toHaveCount(0)
    await expect(button).toBeFocused()
  })
}

// S10.70
test('the message that a link brought along leaves the focus in the page when it is closed', async ({page}) => {
  await page.goto('/')
  await toastControl(page, 'get-started').click()
  await expect(toastMessage(page)).toBeVisible()
  await closeOf(toastMessage(page)).focus()
  await page.keyboard.press('Enter')
  await expect(toastMessage(page)).toHaveCount(0)
  await expect(page.getByRole('main')).toBeFocused()
})

// S10.70
test('a message is no stop of the Tab key by itself, and what is in it is', async ({page}) => {
  await page.goto('/contact')
  await toastControl(page, 'consultation').click()
  await expect(toastMessage(page)).toBeVisible()
  await expect(page.locator('#siteMessages [tabindex="0"]')).toHaveCount(0)
  await expect(page.getByRole('region', {name: labels.notifications, exact: true})).toHaveCount(1)
})

// S10.70
test('what gets the focus while a message is open is not behind it', async ({page}) => {
  await page.setViewportSize({width: 390, height: 664})
  await page.goto('/contact')
  await toastControl(page, 'consultation').click()
  await expect(toastMessage(page)).toBeVisible()
  const stops = await page.getByRole('contentinfo').locator('a, button, input').count()
  await page.getByRole('main').getByRole('link').last().focus()
  for (let stop = 0; stop < stops; stop += 1) {
    await page.keyboard.press('Tab')
    const focused = page.locator(':focus')
    expect(await focused.evaluate(isSeen), await focused.innerHTML()).toBe(true)
  }
})

/** Whether the middle of an element is seen, and not something that lies over it. */
function isSeen(element: Element) {
  const [{x, y, width, height} = new DOMRect()] = element.getClientRects()
  const top = document.elementFromPoint(x + width / 2, y + height / 2)
  return element.contains(top)
}

// S7.70
for (const [message, address, chosen] of [
  ['workshop-registration', '/workshops', readRecords('workshops.yaml')[0]?.title],
  ['volunteer-application', '/volunteer', readRecords('roles.yaml')[0]?.title],
  ['donation-platform', '/donate', `£${readRecords('donation-tiers.yaml')[0]?.amount}`],
] as const) {
  test(`the mail of the message ${message} has a subject that says what was chosen`, async ({page}) => {
    await page.goto(address)
    await page.locator(`[data-wake="${message} ${chosen}"]`).click()
    const mail = new URL((await toastMessage(page).locator('a[href^="mailto:"]').getAttribute('href')) ?? '')
    const subject = readRecords('toasts.yaml').find(({id}) => id === message)?.subject
    expect(subject).toBeTruthy()
    expect(mail.searchParams.get('subject')).toBe(`${subject}: ${chosen}`)
  })
}

// S7.70
test('the message about news leads to where we are followed', async ({page}) => {
  await page.goto('/')
  await page.getByRole('form', {name: labels.newsletter}).locator('[type=submit]').click()
  for (const {name, url} of siteDetails.social) {
    await expect(toastMessage(page).getByRole('link', {name: new RegExp(`^${name}`)})).toHaveAttribute('href', url)
  }
  await expect(toastMessage(page)).toContainText(
    messageText('newsletter').title + messageText('newsletter').description,
  )
})
