import {toasts} from '../../specification.ts'
import {test} from '../sharedPage.ts'
import {
  expect,
  headerLink,
  hydrateNewsletter,
  inquiryOption,
  messageText,
  submitButton,
  toastControl,
  toastMessage,
} from '../site.ts'

/** What an extension does to a page. Each leaves the document otherwise than it was rendered, as blockers, writing helpers and translators do. */
const changes: Record<string, () => void> = {
  'adds elements': () => {
    document.body.prepend(document.createElement('aside'))
    document.querySelector('main')?.prepend(document.createElement('div'))
    document.querySelector('#siteRoot')?.append(document.createElement('div'))
  },
  'adds attributes': () => {
    for (const element of document.querySelectorAll('html, body, form, input, a'))
      element.setAttribute('data-extension', 'on')
  },
  'translates every word': () => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const nodes: Node[] = []
    while (texts.nextNode()) nodes.push(texts.currentNode)
    for (const node of nodes) {
      if (!node.textContent?.trim() || node.parentElement?.closest('script, style, noscript')) continue
      const font = document.createElement('font')
      font.textContent = node.textContent
      ;(node as ChildNode).replaceWith(font)
    }
  },
}

for (const [what, change] of Object.entries(changes)) {
  for (const state of ['asleep', 'awake'])
    test(`F41 a page to which an extension ${what} keeps what was typed, answers, and is left, ${state}`, async ({
      page,
    }) => {
      await page.goto('/contact')
      const heading = await page.getByRole('heading', {level: 1}).innerText()
      await inquiryOption(page, 'partnership').check()
      for (const label of ['Full Name', 'Subject', 'Message']) await page.getByLabel(label, {exact: true}).fill('Ada')
      await page.getByLabel('Email Address', {exact: true}).fill('ada@example.org')
      await page.evaluate(change)
      if (state === 'awake') await hydrateNewsletter(page)
      await toastControl(page, 'consultation').click()
      await expect(toastMessage(page)).toContainText(toasts.consultation.title)
      await expect(page.getByRole('heading', {level: 1})).toHaveText(heading)
      await expect(inquiryOption(page, 'partnership')).toBeChecked()
      await expect(page.getByLabel('Full Name', {exact: true})).toHaveValue('Ada')
      await submitButton(page, 'contactForm').click()
      await expect(toastMessage(page)).toContainText(messageText('message-sent').title)
      await expect(page).toHaveURL('/contact')
      await headerLink(page, '/about').click()
      await expect(page).toHaveURL('/about')
    })
}
