import {writeFileSync} from 'node:fs'
import {join} from 'node:path'
import AxeBuilder from '@axe-core/playwright'
import {copyProject} from '../../src/commands/copyProject.ts'
import {litter} from '../litter.ts'
import {boxFaults} from './boxFaults.ts'
import {everything, writeEverything} from './everything.ts'
import type {Started} from './faults/listen.ts'
import {serveCopy} from './faults/serveCopy.ts'
import {test as base, expect, wake} from './site.ts'

/** Builds the site with pages of everything, and with what programs leave in its folders, and serves it. */
function startEverything(): Promise<Started> {
  const copy = copyProject()
  writeEverything(copy)
  for (const folder of ['pages', 'content', 'public'])
    for (const name of litter) writeFileSync(join(copy.folder, folder, name), 'Left behind, and <no page.')
  return serveCopy(copy)
}

const test = base.extend<object, {everythingServer: Started}>({
  everythingServer: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads here that this needs nothing.
    async ({}, use) => {
      const server = await startEverything()
      await use(server)
      await server.stop()
    },
    {scope: 'worker', timeout: 240_000},
  ],
  baseURL: ({everythingServer}, use) => use(everythingServer.address),
})

// One build is enough for all of them.
test.describe.configure({mode: 'serial'})

const widths = [320, 390, 480, 640, 768, 900, 1024, 1200, 1440]

for (const path of everything) {
  test(`S10.22 nothing on ${path} scrolls sideways, and no picture is wider than where it stands`, async ({page}) => {
    await page.goto(path)
    for (const media of ['screen', 'print'] as const) {
      await page.emulateMedia({media})
      for (const width of widths) {
        await page.setViewportSize({width, height: 800})
        const faults = await page.evaluate(() => [
          document.documentElement.scrollWidth - document.documentElement.clientWidth,
          ...[...document.images]
            .filter((image) => !image.closest('table'))
            .filter((image) => image.width > (image.parentElement?.getBoundingClientRect().width ?? 0) + 1)
            .map(({alt}) => alt),
        ])
        expect(faults, `${media}, ${width} px`).toEqual([0])
      }
    }
  })

  test(`S10.15 no words of ${path} lie on others or on a drawing, and nothing is left empty`, async ({page}) => {
    await page.goto(path)
    await page.evaluate(() => document.fonts.ready)
    const faults: string[] = []
    for (const width of widths) {
      await page.setViewportSize({width, height: 800})
      const found = await page.evaluate(boxFaults)
      // Its words without an end have to break, and its wide tables scroll.
      faults.push(
        ...found
          .filter((fault) => !/^(?:broken|cut|uneven|at the edge of the window):/.test(fault))
          .map((fault) => `${width} px, ${fault}`),
      )
    }
    expect(faults).toEqual([])
  })

  test(`S10.22 the pictures of ${path} have their place before they come, and those below are fetched later`, async ({
    page,
  }) => {
    const boxes = () => page.evaluate(() => [...document.images].map((image) => [image.alt, image.width, image.height]))
    let release = () => {}
    const held = new Promise<void>((resolve) => {
      release = resolve
    })
    await page.route(/\.(?:png|jpg)$/, async (route) => {
      await held
      await route.continue()
    })
    await page.setViewportSize({width: 390, height: 800})
    await page.goto(path, {waitUntil: 'commit'})
    await page.getByRole('img', {name: 'The last picture of the page'}).waitFor()
    const before = await boxes()
    release()
    for (const image of await page.locator('main img').all()) {
      await image.scrollIntoViewIfNeeded()
      await expect(image).toHaveJSProperty('complete', true)
    }
    expect(await boxes()).toEqual(before)
    const later = await page.evaluate(() => [...document.images].map(({loading}) => loading === 'lazy'))
    expect(later).toEqual(later.map((_, index) => index > 0))
  })

  test(`S10.22 ${path} is hydrated without a mismatch`, async ({page, complaints}) => {
    await page.goto(path)
    await wake(page)
    expect(complaints).toEqual([])
  })

  test(`S10.14 axe finds no fault on ${path}`, async ({page}) => {
    await page.goto(path)
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({colorScheme})
      expect((await new AxeBuilder({page}).analyze()).violations.map(({id}) => id)).toEqual([])
    }
  })
}

test('S11.12 what programs leave in its folders is no page, and is not published', async ({request}) => {
  const addresses = litter.flatMap((name) => [name, name.replace(/\.mdx.?$/, '')]).filter((name) => name !== 'about')
  for (const name of addresses) {
    const answer = await request.get(`/${encodeURIComponent(name)}`)
    expect(answer.status(), name).toBe(404)
  }
})
