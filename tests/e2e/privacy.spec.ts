import {followToastLinks, pressEverything, secret} from './pressEverything.ts'
import {test as base, expect, templates, unknownAddress, wake} from './site.ts'
import {recordTraces, type Traces, whatIsKept} from './traces.ts'
import {type Violations, violations} from './violations.ts'

const nothing = {cookies: [], storage: [], databases: [], caches: [], workers: 0}

/** A test that looks at what its visit told others and tried to keep, and fails when it did what the policy forbids. */
const test = base.extend<Violations & {traces: Traces}>({
  violations,
  traces: async ({context, baseURL}, use) => use(await recordTraces(context, baseURL ?? '')),
})

// S7.4, S12.1, S12.2, A9
for (const address of [...templates, '/donate', unknownAddress]) {
  test(`${address} asks nobody else, keeps nothing and keeps to its policy, with everything pressed`, async ({
    page,
    traces,
  }) => {
    // Without motion a message is gone at once.
    await page.emulateMedia({reducedMotion: 'reduce'})
    await page.goto(address)
    await wake(page)
    await pressEverything(page)
    await followToastLinks(page)
    expect(traces).toEqual({elsewhere: [], writes: []})
    expect(await whatIsKept(page)).toEqual(nothing)
    expect(page.url()).not.toContain(secret)
  })
}

test('whatever a page keeps or asks of others is seen, also if it is taken back', async ({page, traces}) => {
  await page.goto('/')
  await page.evaluate(async () => {
    localStorage.setItem('a', '1')
    localStorage.removeItem('a')
    // biome-ignore lint/suspicious/noDocumentCookie: this is what must be seen.
    document.cookie = 'b=2'
    // It is in no list before it is there.
    await new Promise((done) => indexedDB.open('c').addEventListener('success', done))
    await caches.open('d')
  })
  expect(traces.writes).toEqual(['setItem a', 'cookie b=2', 'open c', 'open d'])
  expect(await whatIsKept(page)).toMatchObject({cookies: [{name: 'b'}], databases: ['c'], caches: ['d']})
  await page.goto('https://other.example/')
  expect(traces.elsewhere).toContain('https://other.example/')
})
