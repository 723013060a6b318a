import type {Server} from 'node:http'
import {join} from 'node:path'
import {preview} from 'vite'
import {testSite} from '../testSites.ts'
import {type StartedServer, serverAddress} from './faults/listen.ts'
import {test as base} from './site.ts'

/** A test that may ask for the changed site of the tests too, which is served once a worker. */
export const test = base.extend<object, {changed: StartedServer}>({
  changed: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads here that this needs nothing.
    async ({}, use) => {
      const {folder} = testSite('changed')
      const server = await preview({root: folder, configFile: join(folder, 'vite.config.ts'), preview: {port: 0}})
      await use({address: serverAddress(server.httpServer as Server), stop: () => server.close()})
      await server.close()
    },
    {scope: 'worker', timeout: 240_000},
  ],
})

/** A test on the changed site. */
export const changedTest = test.extend({baseURL: ({changed}, use) => use(changed.address)})
