import type {Server} from 'node:http'
import type {AddressInfo} from 'node:net'
import {join} from 'node:path'
import {preview} from 'vite'
import {testSite} from '../testSites.ts'
import {test as base} from './site.ts'

/**
 * Adds the fixture `changed`: the address of a server for the site with the edits of tests/changedSite.ts.
 */
export const test = base.extend<object, {changed: string}>({
  changed: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the dependencies of a fixture from this pattern.
    async ({}, use) => {
      const {folder} = testSite('changed')
      const server = await preview({
        root: folder,
        configFile: join(folder, 'vite.config.ts'),
        preview: {port: 0},
      })
      await use(`http://localhost:${((server.httpServer as Server).address() as AddressInfo).port}`)
      await server.close()
    },
    {scope: 'worker', timeout: 240_000},
  ],
})
