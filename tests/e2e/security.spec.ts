import {test as base} from './sharedPage.ts'
import {expect} from './site.ts'
import {type Violations, violations} from './violations.ts'

const test = base.extend<Violations>({violations})

test('without headers the page’s own policy still lets no text become markup or code', async ({page, violations}) => {
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
  await expect.poll(() => violations.length).toBe(2)
  violations.length = 0
})
