import {expect, test, toast} from './site.ts'

const email = 'hello@twelvesides.example.org'

/** The design's table T1 to T13 (T6 is in footer.spec.ts, T13 in contact-form.spec.ts): where, what to press, what it says. */
const toasts = [
  [
    'T1',
    '/',
    'link',
    'Join Our Program',
    0,
    "Let's Get Started!",
    "Choose how you'd like to get involved!",
    '/get-involved',
  ],
  [
    'T2',
    '/',
    'link',
    'Join Our Program',
    1,
    'Ready to Join?',
    'Scroll down to find the perfect program for you!',
    '/#get-involved',
  ],
  [
    'T3',
    '/',
    'link',
    'Volunteer or Mentor',
    0,
    'Thank You for Your Interest!',
    'Check out our volunteer opportunities below.',
    '/#get-involved',
  ],
  [
    'T7',
    '/contact',
    'button',
    'Book a call',
    0,
    'Booking System Coming Soon!',
    `Email ${email} to ask for a free consultation.`,
    '/contact',
  ],
  [
    'T8',
    '/workshops',
    'button',
    'Register for Budgeting Basics',
    0,
    'Registration Opening Soon!',
    `Email ${email} to join the waiting list.`,
    '/workshops',
  ],
  [
    'T9',
    '/mentoring',
    'button',
    'Apply for a mentor',
    0,
    'Application Process Starting Soon!',
    `Email ${email} and we'll tell you when mentoring applications open.`,
    '/mentoring',
  ],
  [
    'T10',
    '/volunteer',
    'button',
    'Apply as Mentor',
    0,
    'Volunteer Application Coming Soon!',
    "Email volunteer@twelvesides.example.org and we'll send you the form.",
    '/volunteer',
  ],
  [
    'T11',
    '/donate',
    'button',
    'Give £25',
    0,
    'Donation Platform Coming Soon!',
    'Contact us to talk about ways to donate.',
    '/donate',
  ],
  [
    'T12',
    '/contact',
    'button',
    'Start a chat',
    0,
    'Feature coming soon!',
    `For now, email ${email} or call 020 7946 0012.`,
    '/contact',
  ],
] as const

for (const [id, address, role, name, nth, title, words, leadsTo] of toasts) {
  test(`${id}: ${name} on ${address} says “${title}”`, async ({page, complaints}) => {
    await page.goto(address)
    await page.getByRole(role, {name, exact: true}).nth(nth).click()
    await expect(toast(page).getByText(title, {exact: true})).toBeVisible()
    await expect(toast(page)).toHaveText(title + words)
    await expect(page).toHaveURL(leadsTo)
    expect(complaints).toEqual([])
  })
}

const donateLinks = [
  ['T4', '/', 'Support the Mission'],
  ['T5', '/get-involved', 'Donate'],
] as const

for (const [id, address, name] of donateLinks) {
  test(`${id}: ${name} on ${address} opens the donation page in a new window and thanks`, async ({page, context}) => {
    await context.route('https://donate.example.org/**', (route) => route.fulfill({body: 'donate'}))
    await page.goto(address)
    const opened = context.waitForEvent('page')
    await page
      .getByRole('main')
      .getByRole('link', {name: `${name} (opens in a new window)`})
      .click()
    const popup = await opened
    await popup.waitForURL('https://donate.example.org/twelvesides')
    expect(await popup.evaluate(() => window.opener)).toBeNull()
    await expect(toast(page)).toHaveText('Thank You!Opening donation page in a new window.')
    expect(context.pages()).toHaveLength(2)
  })
}

test('the first two buttons of the home page scroll to the section “get-involved”', async ({page}) => {
  for (const [name, nth] of [
    ['Join Our Program', 1],
    ['Volunteer or Mentor', 0],
  ] as const) {
    await page.goto('/')
    await page.getByRole('link', {name}).nth(nth).click()
    await expect(page.locator('#get-involved')).toBeInViewport({ratio: 0.4})
  }
})

test('a message is announced politely, keeps the focus where it was and waits to be closed', async ({page}) => {
  await page.clock.install()
  await page.goto('/contact')
  const button = page.getByRole('button', {name: 'Book a call'})
  await button.focus()
  await page.keyboard.press('Enter')
  await expect(toast(page)).toBeVisible()
  await expect(button).toBeFocused()
  await page.clock.fastForward('10:00')
  await expect(toast(page)).toBeVisible()
  await page.getByRole('button', {name: 'Close notification'}).click()
  await expect(toast(page)).toHaveCount(0)
})
