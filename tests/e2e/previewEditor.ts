import type {BrowserContext, Page} from 'playwright/test'
import type {FakeGitHub} from '../edit/host/fakeGitHub.ts'
import {api, servePreview, startPreviewHost} from '../previewSite.ts'
import {test as base, expect} from './site.ts'

interface WorkerFixtures {
  /** The address of a server for a preview build. */
  address: string
}

interface Fixtures {
  /** The code host, whose repository has the files of the preview. */
  host: FakeGitHub
}

export const test = base.extend<Fixtures, WorkerFixtures>({
  address: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the dependencies of a fixture from this pattern.
    async ({}, use) => {
      const {address, stop} = await servePreview()
      await use(address)
      await stop()
    },
    {scope: 'worker', timeout: 240_000},
  ],
  baseURL: ({address}, use) => use(address),
  host: async ({context}, use) => {
    const host = await startPreviewHost()
    await routeToHost(context, host)
    await use(host)
    expect(host.violations).toEqual([])
    await host.stop()
  },
})

/** Sends what the pages of a context ask GitHub to the code host of a test. */
export function routeToHost(context: BrowserContext, host: FakeGitHub) {
  return context.route(`${api}/**`, async (route) => {
    const response = await route
      .fetch({url: route.request().url().replace(api, host.address)})
      .catch(() => undefined)
    return response ? route.fulfill({response}) : route.abort()
  })
}

/** What a person sees in the editor of a preview. */
export function editorOn(page: Page) {
  const bar = page.getByRole('region', {name: 'Editing', exact: true})
  return {
    bar,
    main: page.getByRole('main'),
    status: bar.getByRole('status'),
    textEditor: page.locator('[data-editor=text]'),
    panel: (name: string) => page.getByRole('region', {name, exact: true}),
  }
}

export async function signIn(page: Page, key: string, own = false) {
  await page.getByLabel('Your key').fill(key)
  if (own) await page.getByLabel('This is my own device').check()
  await page.getByRole('button', {name: 'Sign in'}).click()
}

/** Opens a page for editing, and signs in. */
export async function open(page: Page, path: string, {key}: FakeGitHub) {
  await page.goto(`/edit${path}`)
  await signIn(page, key)
  await editorOn(page).bar.waitFor()
}

export async function retype(page: Page, words: string) {
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type(words)
  await page.keyboard.press('ControlOrMeta+s')
}

/** The latest branch of the person. */
export const branchOf = (host: FakeGitHub) =>
  host.git('branch', '--list', 'edit/nadia/*', '--format=%(refname:short)').trim()

export const log = (host: FakeGitHub, branch: string) =>
  host.git('log', '--format=%s', branch).trim().split('\n')
