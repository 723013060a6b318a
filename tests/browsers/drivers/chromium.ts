import {chromium} from 'playwright'
import {browserArguments} from '../../../src/commands/findBrowser.ts'
import {type Browser, expressionOf, keys, type Settings} from './tab.ts'

/** Starts Chromium with the same few means as the other browsers, so that what differs is the browser. */
export async function startChromium(program: string, site: string, settings: Settings): Promise<Browser> {
  const browser = await chromium.launch({executablePath: program, args: browserArguments})
  const context = await browser.newContext({
    javaScriptEnabled: settings.scripts,
    colorScheme: settings.dark ? 'dark' : 'light',
    reducedMotion: settings.reducedMotion ? 'reduce' : 'no-preference',
  })
  const page = await context.newPage()
  let complaints: string[] = []
  page.on('pageerror', (error) => complaints.push(error.message))
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text())
  })
  const named: Record<string, string> = {[keys.tab]: 'Tab', [keys.enter]: 'Enter', [keys.escape]: 'Escape'}
  return {
    name: 'Chromium',
    tab: {
      async open(address) {
        complaints = []
        await page.goto(site + address)
      },
      async run(code, ...words) {
        for (;;) {
          try {
            return JSON.parse(await page.evaluate<string>(expressionOf(code, words)))
          } catch (error) {
            // Asked while a page is left: the next one answers.
            if (!/context was destroyed/.test(String(error))) throw error
          }
        }
      },
      load: async (script) => {
        await page.evaluate(`${script}\n;''`)
      },
      pressAt: (x, y) => page.mouse.click(x, y),
      async type(words) {
        for (const letter of words) await page.keyboard.press(named[letter] ?? letter)
      },
      resize: (size) => page.setViewportSize(size),
      async back() {
        await page.goBack()
      },
      complaints: async () => complaints,
      print: () => page.pdf(),
    },
    close: () => browser.close(),
  }
}
