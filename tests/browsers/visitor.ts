import {expect} from 'playwright/test'
import {labels} from '../e2e/site.ts'
import type {Tab} from './drivers/tab.ts'

/** Where something can be pressed that a visitor knows by those words: a link, a button, a question, a field by its label. */
function placeOf(words: string, within: string): {x: number; y: number} | null {
  const visible = (element: Element) =>
    element.getClientRects().length > 0 && getComputedStyle(element).visibility === 'visible'
  const plain = (text: string | null) => (text ?? '').replace(/\s+/g, ' ').trim()
  /** As it is seen; or as it is heard, of which WebKit sees less. */
  const namesOf = (element: Element) => {
    const [label] = (element as HTMLInputElement).labels ?? []
    const given = element.getAttribute('aria-label') ?? label?.textContent
    return (given ? [given] : [(element as HTMLElement).innerText, element.textContent]).map(plain)
  }
  const all = [...document.querySelectorAll(`${within} :is(a[href], button, summary, input, textarea)`)]
  const found = all
    .filter(visible)
    .find((element) => namesOf(element).some((name) => name === words || name.startsWith(`${words} (`)))
  if (!found) return null
  const middle = () => {
    const box = found.getClientRects()[0] as DOMRect
    return {x: box.left + box.width / 2, y: box.top + box.height / 2}
  }
  const {x, y} = middle()
  if (!found.contains(document.elementFromPoint(x, y))) found.scrollIntoView({block: 'center', behavior: 'instant'})
  return middle()
}

/** What a visitor does and sees in a tab. `within`: a selector of the part of the page that is meant. */
export function visitorOf(tab: Tab) {
  const place = (words: string, within = 'body') => tab.run(placeOf, words, within)

  return {
    /** Presses what goes by those words. */
    async press(words: string, within?: string) {
      await expect.poll(() => place(words, within), `“${words}” is there to be pressed`).not.toBeNull()
      const at = await place(words, within)
      if (at) await tab.pressAt(at.x, at.y)
    },

    /** Whether something to press goes by those words. */
    sees: async (words: string, within?: string) => (await place(words, within)) !== null,

    /** The messages that are shown. */
    messages: () =>
      tab.run(() =>
        [...document.querySelectorAll('#siteMessages [aria-live] [role=group], [role=status] [role=group]')].map(
          (message) => message.textContent ?? '',
        ),
      ),

    /** The path and the place of the page that is shown: `/about#team`. */
    address: () => tab.run(() => location.pathname + location.hash),

    /** Whether the middle of the window’s height, or its end, shows the element. */
    shows: (selector: string) =>
      tab.run((wanted) => {
        const box = document.querySelector(wanted)?.getBoundingClientRect()
        return box ? box.top < innerHeight * 0.9 && box.bottom > 0 : false
      }, selector),

    /** Has React take over the page, as reaching for a field does. */
    async wake() {
      await this.press(labels.newsAddress, 'footer')
      await expect.poll(() => tab.run(() => document.querySelector('[data-island][data-awake]') !== null)).toBe(true)
    },
  }
}

/** A visitor in a tab. */
export type Visitor = ReturnType<typeof visitorOf>
