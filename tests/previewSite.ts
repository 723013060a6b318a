import {readdirSync, readFileSync} from 'node:fs'
import type {Server} from 'node:http'
import type {AddressInfo} from 'node:net'
import {join} from 'node:path'
import {preview} from 'vite'
import {startFakeGitHub} from './edit/host/fakeGitHub.ts'
import {previewRepository, testSite} from './testSites.ts'

/** The address of GitHub’s API, as the pages of a preview have it. */
export const api = 'https://api.github.com'

/** Serves the preview build of the tests. */
export async function servePreview() {
  const {folder} = testSite('preview')
  const server = await preview({
    root: folder,
    configFile: join(folder, 'vite.config.ts'),
    preview: {port: 0},
  })
  const {port} = (server.httpServer as Server).address() as AddressInfo
  return {address: `http://localhost:${port}`, stop: () => server.close()}
}

/** Starts a code host whose repository has the files of the preview build. */
export function startPreviewHost() {
  const {folder} = testSite('preview')
  const names = ['pages', 'content', 'public'].flatMap((below) =>
    readdirSync(join(folder, below), {recursive: true, withFileTypes: true}).flatMap((entry) =>
      entry.isFile() ? [join(entry.parentPath, entry.name).slice(folder.length + 1)] : [],
    ),
  )
  const files = Object.fromEntries(names.map((name) => [name, readFileSync(join(folder, name))]))
  return startFakeGitHub({repository: previewRepository, files})
}
