import {test as base, expect} from 'playwright/test'
import type {Browser} from './browser.ts'
import {startFirefox} from './firefox.ts'
import {startWebKit} from './webKit.ts'

type Evaluate = <Result, Given extends unknown[]>(code: (...given: Given) => Result, ...given: Given) => Promise<Result>

/** What a visitor does in a window of that browser. */
function createWindow({open, evaluate, act, ...browser}: Browser, site: string) {
  /** Runs a function in the page; what it takes and gives has to be JSON. */
  const run: Evaluate = async (code, ...given) =>
    JSON.parse(await evaluate(`JSON.stringify((${code})(...${JSON.stringify(given)}) ?? null)`))

  /** Presses the first visible element that a selector finds, with those words. */
  async function press(selector: string, words = '') {
    await expect.poll(() => run(centreOf, selector, words), `“${words}” at ${selector} is there`).not.toBeNull()
    const {x = 0, y = 0} = (await run(centreOf, selector, words)) ?? {}
    await act([
      {
        type: 'pointer',
        id: 'mouse',
        actions: [
          {type: 'pointerMove', x, y},
          {type: 'pointerDown', button: 0},
          {type: 'pointerUp', button: 0},
        ],
      },
    ])
  }

  /** Types where the focus is. */
  const type = (words: string) =>
    act([
      {
        type: 'key',
        id: 'keys',
        actions: [...words].flatMap((value) => ['keyDown', 'keyUp'].map((each) => ({type: each, value}))),
      },
    ])

  return {...browser, run, press, type, open: (address: string) => open(new URL(address, site).href)}
}

export type Window = ReturnType<typeof createWindow>

/** In the page: the middle of the first visible element that a selector finds, with those words, in whole pixels. */
function centreOf(selector: string, words: string): {x: number; y: number} | undefined {
  const all = [...document.querySelectorAll(selector)]
  const found = all.find(
    (each) => each.checkVisibility({visibilityProperty: true}) && (each.textContent ?? '').includes(words),
  )
  const middle = () => {
    const {left = 0, top = 0, width = 0, height = 0} = found?.getClientRects()[0] ?? {}
    return {x: Math.round(left + width / 2), y: Math.round(top + height / 2)}
  }
  if (!found) return undefined
  const {x, y} = middle()
  if (!found.contains(document.elementFromPoint(x, y))) found.scrollIntoView({block: 'center', behavior: 'instant'})
  return middle()
}

/** A test that goes on in the window of the test before it, in the browser that its project is called after. */
export const test = base.extend<object, {window: Window}>({
  window: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads here that this needs nothing.
    async ({}, use, {project}) => {
      const browser = await (project.name === 'firefox' ? startFirefox() : startWebKit())
      await use(createWindow(browser, project.use.baseURL ?? ''))
      await browser.close()
    },
    {scope: 'worker', timeout: 120_000},
  ],
})

export {expect}
