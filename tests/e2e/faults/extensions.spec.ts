import {toasts} from '../../specification.ts'
import {test} from '../sharedPage.ts'
import {expect, headerLink, messageText, readRecords, submitButton, toastControl, toastMessage} from '../site.ts'

/** Runs in the page: changes elements and attributes as ad blockers do, and replaces all text as translators do. */
function changePage() {
  document.body.prepend(document.createElement('aside'))
  document.querySelector('main')?.prepend(document.createElement('div'))
  document.querySelector('#siteRoot')?.append(document.createElement('div'))
  for (const element of document.querySelectorAll('html, body, form, input, a'))
    element.setAttribute('data-extension', 'on')
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const texts: Text[] = []
  while (walker.nextNode()) texts.push(walker.currentNode as Text)
  for (const text of texts) {
    if (!text.data.trim() || text.parentElement?.closest('script, style, noscript')) continue
    const font = document.createElement('font')
    font.textContent = text.data
    text.replaceWith(font)
  }
}

// S2.29, S11.4
test('F41 a page that an extension changed keeps typed text, and its buttons work', async ({page}) => {
  await page.goto(`/contact?about=${readRecords('cohorts.yaml')[0]?.id}`)
  const subject = page.locator('[name=subject]')
  const chosen = await subject.inputValue()
  expect(chosen).not.toBe('')
  for (const name of ['name', 'message']) await page.locator(`main [name=${name}]`).fill('Ada')
  await page.locator('main [name=email]').fill('ada@example.org')
  const heading = await page.getByRole('heading', {level: 1}).innerText()
  await page.evaluate(changePage)
  await toastControl(page, 'consultation').click()
  await expect(toastMessage(page)).toContainText(toasts.consultation.title)
  await expect(page.getByRole('heading', {level: 1})).toHaveText(heading)
  await expect(page.getByRole('radio', {checked: true})).toHaveCount(1)
  await expect(subject).toHaveValue(chosen)
  await expect(page.locator('main [name=name]')).toHaveValue('Ada')
  await submitButton(page, 'contactForm').click()
  await expect(toastMessage(page)).toContainText(messageText('message-sent').title)
  await expect(page).toHaveURL(/\/contact\?about/)
  await headerLink(page, '/about').click()
  await expect(page).toHaveURL('/about')
})
