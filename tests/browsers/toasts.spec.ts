import {addresses} from '../e2e/site.ts'
import {expect, test} from './browsers.ts'

/** Every control of a page that answers with a message, each message once. */
function toastControls() {
  const seen = new Set<string>()
  return [...document.querySelectorAll<HTMLElement>('main [data-wake]:not(form, [data-wake=""])')]
    .map(({dataset, textContent}) => ({
      id: dataset.wake?.split(' ')[0] ?? '',
      words: (textContent ?? '').replace(/\s+/g, ' ').trim(),
    }))
    .filter(({id}) => !seen.has(id) && seen.add(id))
}

test.describe('each control of a page that answers with a message does so once, on the first press', () => {
  for (const address of addresses) {
    test(address, async ({tab, visitor}) => {
      await tab.open(address)
      for (const {words} of await tab.run(toastControls)) {
        await tab.open(address)
        expect(await tab.run(() => document.querySelector('[data-island][data-awake]') === null)).toBe(true)
        await visitor.press(words, 'main')
        await expect.poll(visitor.messages, words).toHaveLength(1)
        expect((await visitor.messages())[0]).toMatch(/\S/)
        expect(await tab.complaints()).toEqual([])
      }
    })
  }
})
