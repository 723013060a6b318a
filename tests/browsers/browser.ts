/** A real browser with one window, as far as both WebDriver standards go. */
export interface Browser {
  /** Opens an address, and waits until it is loaded. */
  open: (address: string) => Promise<unknown>
  back: () => Promise<unknown>
  resize: (width: number, height: number) => Promise<unknown>
  /** Runs an expression in the page, which gives JSON as text. */
  evaluate: (expression: string) => Promise<string>
  /** Runs a whole script in the page, which its policy would not let in. */
  load: (script: string) => Promise<unknown>
  /** Does with the pointer or the keys what is written in the same way in both standards. */
  act: (actions: object[]) => Promise<unknown>
  close: () => Promise<void>
}

/** Keys, as the standards write them (https://www.w3.org/TR/webdriver2/#keyboard-actions). */
export const keys = {enter: '\uE006', escape: '\uE00C'}
