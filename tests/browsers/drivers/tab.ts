/** What a visitor’s browser was told before it was opened. */
export interface Settings {
  scripts: boolean
  dark: boolean
  reducedMotion: boolean
}

/** The size of a window’s inside, in CSS pixels. */
export interface Size {
  width: number
  height: number
}

/** A page that runs in a browser: a function of which only the text goes there, and what it is called with. */
export type InPage = <Result, Words extends unknown[]>(
  code: (...words: Words) => Result | Promise<Result>,
  ...words: Words
) => Promise<Result>

/** One window of a real browser, with what every driver can do and no more. The rest is built on it, in `visitor.ts`. */
export interface Tab {
  /** Opens an address of the site, `/about`, and waits until it is loaded. */
  open(address: string): Promise<void>
  /** Runs a function in the page; what it gives and takes has to be JSON. */
  run: InPage
  /** Runs a whole script in the page, which its policy would not let in. */
  load(script: string): Promise<void>
  /** Presses and lets go at a place of the window. */
  pressAt(x: number, y: number): Promise<void>
  /** Types words, or one of the keys of `keys`, where the focus is. */
  type(words: string): Promise<void>
  resize(size: Size): Promise<void>
  back(): Promise<void>
  /** What the console and the scripts complained of since the tab was opened. */
  complaints(): Promise<string[]>
  /** The page as it is printed. */
  print?(): Promise<Uint8Array>
}

/** A real browser that tests can drive. */
export interface Browser {
  name: string
  tab: Tab
  close(): Promise<void>
}

/** The keys that are no letters, as the WebDriver standard writes them (https://www.w3.org/TR/webdriver2/#keyboard-actions). */
export const keys = {tab: '\uE004', enter: '\uE006', escape: '\uE00C', space: ' '} as const

/** The code that runs such a function and gives its result as JSON, at once where it can: without scripts no promise is ever kept. */
export function expressionOf(code: (...words: never[]) => unknown, words: unknown[]): string {
  return `((result) => result instanceof Promise ? result.then((late) => JSON.stringify(late ?? null)) : JSON.stringify(result ?? null))((${code})(...${JSON.stringify(words)}))`
}
