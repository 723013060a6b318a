import {expect, test} from 'vitest'
import {withSite} from '../../src/build/devDocument.ts'

/** A runner that has one site after another, and the last for good. */
function runnerOf(...sites: string[]) {
  return {import: async () => (sites.length > 1 ? sites.shift() : sites[0])}
}

/** Renders by a site, unless that is of before a page came or went. */
async function render(site?: string): Promise<string> {
  if (site === 'before') throw new Error('There is no page “sorts”.')
  return `rendered by what is there ${site}`
}

test('what fails because a page came or went meanwhile is made anew by the site as it is then', async () => {
  expect(await withSite(runnerOf('before', 'now'), render)).toBe('rendered by what is there now')
})

test('what fails by the site as it is fails, with its reason', async () => {
  await expect(withSite(runnerOf('before'), render)).rejects.toThrow('There is no page “sorts”.')
})
