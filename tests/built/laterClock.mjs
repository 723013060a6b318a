// Loaded before a build by `node --import`: the clock is 200 days late, and random numbers are others.
const later = 200 * 24 * 60 * 60 * 1000
const now = Date.now
const random = Math.random

Date.now = () => now() + later
globalThis.Date = new Proxy(Date, {
  construct: (date, parts, target) => Reflect.construct(date, parts.length > 0 ? parts : [Date.now()], target),
  apply: () => new Date().toString(),
})
Math.random = () => 1 - Number.EPSILON - random() / 2
