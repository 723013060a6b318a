// Loaded before a build (`node --import`): the build takes place 200 days later, and chance goes another way.
const later = 200 * 24 * 60 * 60 * 1000
const now = Date.now

globalThis.Date = class extends Date {
  constructor(...parts) {
    if (parts.length === 0) super(now() + later)
    else super(...parts)
  }

  static now() {
    return now() + later
  }
}
const random = Math.random
Math.random = () => 1 - 2 ** -53 - random()
