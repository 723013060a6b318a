/**
 * How long an assertion of a browser test waits, in milliseconds. In `npm test` and in CI the limit only guards
 * against a test that hangs: a busy machine must not reach it. Whoever writes a test waits less for a wrong
 * locator.
 */
export const expectTimeout = process.env.TEST_ALL || process.env.CI ? 60_000 : 10_000
