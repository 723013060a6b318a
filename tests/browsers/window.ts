import {test as base, expect} from 'playwright/test'
import type {Browser} from './browser.ts'
import {startFirefox} from './firefox.ts'
import {startWebKit} from './webKit.ts'

type Run = <Result, Given extends unknown[]>(
  code: (...given: Given) => Result,
  ...given: Given
) => Promise<Result>

/** Returns functions that do in the window of a browser what a visitor does. */
function createWindow({evaluate, act, ...browser}: Browser, site: string) {
  /** Runs a function in the page. Its arguments and its result have to be JSON. */
  const run: Run = async (code, ...given) =>
    JSON.parse(await evaluate(`JSON.stringify((${code})(...${JSON.stringify(given)}) ?? null)`))

  /** Clicks the first visible element that matches a selector and contains some text. */
  async function press(selector: string, text = '') {
    await expect.poll(() => run(centreOf, selector, text), `“${text}” at ${selector}`).not.toBeNull()
    const {x = 0, y = 0} = (await run(centreOf, selector, text)) ?? {}
    const actions = [
      {type: 'pointerMove', x, y},
      ...['pointerDown', 'pointerUp'].map((type) => ({type, button: 0})),
    ]
    await act([{type: 'pointer', id: 'mouse', actions}])
  }

  /** Types into the focused element. */
  function type(text: string) {
    const actions = [...text].flatMap((value) => ['keyDown', 'keyUp'].map((each) => ({type: each, value})))
    return act([{type: 'key', id: 'keys', actions}])
  }

  return {...browser, run, press, type, open: (address: string) => browser.open(new URL(address, site).href)}
}

export type Window = ReturnType<typeof createWindow>

/**
 * Runs in the page. Scrolls to the first visible element that matches, also in the editor’s shadow tree, and
 * returns its centre in whole pixels.
 */
function centreOf(selector: string, text: string): {x: number; y: number} | undefined {
  const editor = document.querySelector('[data-editor=bar]')?.shadowRoot
  const roots = [document, ...(editor ? [editor] : [])]
  const found = roots
    .flatMap((root) => [...root.querySelectorAll(selector)])
    .find((each) => each.checkVisibility({visibilityProperty: true}) && each.textContent?.includes(text))
  if (!found) return undefined
  const centre = () => {
    const {left = 0, top = 0, width = 0, height = 0} = found.getClientRects()[0] ?? {}
    return {x: Math.round(left + width / 2), y: Math.round(top + height / 2)}
  }
  const {x, y} = centre()
  if (!found.contains((found.getRootNode() as Document | ShadowRoot).elementFromPoint(x, y)))
    found.scrollIntoView({block: 'center', behavior: 'instant'})
  return centre()
}

/**
 * A test in the same window as the tests before it. The name of the Playwright project selects the browser.
 */
export const test = base.extend<object, {window: Window}>({
  window: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the dependencies of a fixture from this pattern.
    async ({}, use, {project}) => {
      const browser = await (project.name === 'firefox' ? startFirefox() : startWebKit())
      await use(createWindow(browser, project.use.baseURL ?? ''))
      await browser.close()
    },
    {scope: 'worker', timeout: 120_000},
  ],
})

export {expect}
