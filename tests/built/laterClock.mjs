// Loaded before a build with `node --import`: sets the clock 200 days ahead, and changes all random numbers.
const later = 200 * 24 * 60 * 60 * 1000
const now = Date.now
const random = Math.random

Date.now = () => now() + later
globalThis.Date = new Proxy(Date, {
  construct: (date, parts, target) =>
    Reflect.construct(date, parts.length > 0 ? parts : [Date.now()], target),
  apply: () => new Date().toString(),
})
Math.random = () => 1 - Number.EPSILON - random() / 2
