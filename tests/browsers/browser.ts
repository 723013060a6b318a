/** The commands that WebDriver (https://www.w3.org/TR/webdriver2/) and WebDriver BiDi have in common. */
export interface Browser {
  /** Opens an address, and waits until it is loaded. */
  open: (address: string) => Promise<unknown>
  back: () => Promise<unknown>
  resize: (width: number, height: number) => Promise<unknown>
  /** Evaluates an expression in the page. Its value must be a string. */
  evaluate: (expression: string) => Promise<string>
  /** Runs a script in the page, even if the page’s content security policy forbids it. */
  load: (script: string) => Promise<unknown>
  /** Performs actions of the pointer or the keyboard, which have the same JSON format in both standards. */
  act: (actions: object[]) => Promise<unknown>
  close: () => Promise<void>
}

/** The codes of keys without a character (https://www.w3.org/TR/webdriver2/#keyboard-actions). */
export const keys = {enter: '\uE006', escape: '\uE00C'}
