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

// S12.3
test('a plain page sends its headers', async ({request}) => {
  const {headers} = await request.get('/about').then((response) => ({headers: response.headers()}))
  expect(headers['content-security-policy']).toContain("frame-ancestors 'none'")
  expect(headers['content-security-policy']).not.toMatch(/unsafe|\*|http:/)
  expect(headers['x-content-type-options']).toBe('nosniff')
  expect(headers['referrer-policy']).toBe('no-referrer')
})

// S13.4
test('what is tried on this machine is not hidden from a search engine’s own tools', async ({request}) => {
  expect((await request.get('/about')).headers()).not.toHaveProperty('x-robots-tag')
})
