import {test} from './sharedPage.ts'
import {expect} from './site.ts'

test('without headers the page’s own policy still lets no text become markup or code', async ({page, complaints}) => {
  await page.route('/about', async (route) => {
    const response = await route.fetch()
    const headers = {...response.headers()}
    delete headers['content-security-policy']
    await route.fulfill({response, headers})
  })
  await page.goto('/about')
  const refused = await page.evaluate(() => {
    const attempts = [
      () => document.body.insertAdjacentHTML('beforeend', '<img src=x>'),
      () => document.body.setAttribute('onclick', 'alert()'),
    ]
    return attempts.filter((attempt) => {
      try {
        attempt()
        return false
      } catch {
        return true
      }
    }).length
  })
  expect(refused).toBe(2)
  // What the browser refuses is told on its console: the other tests rely on that.
  await expect.poll(() => complaints.length).toBe(2)
})
