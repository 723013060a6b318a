import {test as base} from './sharedPage.ts'
import {addresses, expect, unknownAddress, wake} from './site.ts'

/** A test that fails when the browser refuses anything because of the site’s policy. */
const test = base.extend<{violations: string[]}>({
  violations: [
    async ({page}, use) => {
      const violations: string[] = []
      const reported = await page.exposeFunction('reportViolation', (violation: string) => violations.push(violation))
      const watched = await page.addInitScript(() => {
        document.addEventListener('securitypolicyviolation', (event) => {
          const {reportViolation} = window as unknown as {reportViolation: (text: string) => void}
          reportViolation(`${event.effectiveDirective}: ${event.blockedURI} ${event.sample}`)
        })
      })
      await use(violations)
      await watched.dispose()
      await reported.dispose()
      expect(violations).toEqual([])
    },
    {auto: true},
  ],
})

// S12.2
for (const address of [...addresses, unknownAddress]) {
  test(`${address} keeps to its policy, awake and with every button pressed`, async ({page}) => {
    await page.goto(address)
    await wake(page)
    for (const button of await page.getByRole('main').getByRole('button').all()) {
      await button.click()
    }
    await page.mouse.wheel(0, 4000)
  })
}

test('the pages keep to their policy when they are opened one from another, awake', async ({page}) => {
  await page.goto('/')
  await wake(page)
  for (const address of addresses.filter((each) => each !== '/')) {
    const link = page.getByRole('contentinfo').locator(`a[href="${address}"]`).first()
    if ((await link.count()) === 0) continue
    await link.click()
    await expect(page).toHaveURL(address)
    await wake(page)
  }
})

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

// S12.3
test('a plain page sends its headers', async ({request}) => {
  const {headers} = await request.get('/about').then((response) => ({headers: response.headers()}))
  expect(headers['content-security-policy']).toContain("frame-ancestors 'none'")
  expect(headers['content-security-policy']).not.toMatch(/unsafe|\*|http:/)
  expect(headers['x-content-type-options']).toBe('nosniff')
  expect(headers['referrer-policy']).toBe('no-referrer')
})
