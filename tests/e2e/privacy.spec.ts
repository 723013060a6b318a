import {followToastLinks, pressEverything} from './pressEverything.ts'
import {expect, hydrateNewsletter, samplePages, unknownAddress} from './site.ts'
import {test} from './traces.ts'

// S7.4, S12.1, S12.2, A9
for (const address of [...samplePages, '/donate', unknownAddress]) {
  test(`${address} asks nobody else, keeps nothing and keeps to its policy, with everything pressed`, async ({
    page,
    complaints,
  }) => {
    // Without motion a message is gone at once.
    await page.emulateMedia({reducedMotion: 'reduce'})
    await page.goto(address)
    await hydrateNewsletter(page)
    await pressEverything(page)
    await followToastLinks(page)
    // Among them is all that the browser refuses because of the policy.
    expect(complaints.filter((each) => !each.includes('404'))).toEqual([])
  })
}
