import {expect, test, toast} from './site.ts'

test('Escape closes a message, but not for who is typing', async ({page}) => {
  await page.goto('/contact')
  const message = toast(page)
  await page.locator('main button[data-wake]').first().click()
  await expect(message).toHaveCount(1)
  await page.getByLabel('Subject', {exact: true}).focus()
  await page.keyboard.press('Escape')
  await expect(message).toHaveCount(1)
  await page.locator('main button[data-wake]').first().focus()
  await page.keyboard.press('Escape')
  await expect(message).toHaveCount(0)
})

test('at the end of a page a message covers nothing that can be pressed', async ({page}) => {
  await page.setViewportSize({width: 390, height: 844})
  await page.goto('/contact')
  await page.locator('main button[data-wake]').first().click()
  await expect(toast(page)).toBeVisible()
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
