import {addresses, awake, details, expect, labels, navigation, test} from './site.ts'

test.beforeEach(async ({page}) => {
  // A browser from before those that wake: it knows none of the three properties that the inline script asks for.
  await page.addInitScript(() => {
    const {supports} = CSS
    CSS.supports = (...asked: string[]) =>
      !/inset|tab-size|scroll-behavior/.test(asked.join()) && supports.apply(CSS, asked as [string])
  })
})

for (const address of addresses) {
  // S11.9
  test(`below the floor ${address} loads no script, and shows no control that leads nowhere`, async ({page}) => {
    const scripts: string[] = []
    page.on('request', (request) => {
      if (request.resourceType() === 'script') scripts.push(request.url())
    })
    await page.goto(address)
    const controls = page.locator('[data-wake]:not(form):visible, form[data-wake] button:visible')
    for (const control of await controls.all()) {
      await control.hover()
      await control.focus()
      await expect(control).toHaveAttribute('href', /^(https:|\/|#)/)
    }
    for (const field of await page.getByRole('textbox').all()) await field.press('Enter')
    await expect(page).toHaveURL(address)
    expect(scripts).toEqual([])
  })
}

test('below the floor what a button would have said stands in its place, and a form gives its address', async ({
  page,
}) => {
  await page.goto('/contact')
  const mail = (name: string) => page.getByRole('form', {name}).getByRole('link', {name: details.email}).last()
  await expect(mail(labels.contactForm)).toBeVisible()
  await expect(mail(labels.newsletter)).toBeVisible()
  await page.goto('/workshops')
  await expect(page.getByRole('article').first().getByRole('link', {name: details.email})).toBeVisible()
})

test('below the floor a link that would say hello leads on without it', async ({page}) => {
  await page.goto('/about')
  await page.getByRole('banner').getByRole('link', {name: navigation.join.text}).click()
  await expect(page).toHaveURL('/get-involved')
  await expect(awake(page)).toHaveCount(0)
})
