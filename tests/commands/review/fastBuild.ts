import {renameSync} from 'node:fs'
import {join} from 'node:path'
import {pathToFileURL} from 'node:url'
import {createBuilder} from 'vite'

/** What a document is told of the client's files, in which there are no words to read. */
const files = {font: '/font.woff2', wake: '', chunks: []}
let builds = 0

/**
 * The documents of a state, by the project's own build but for the client, which has no words.
 * What it gives is held against `vite build` by the test that uses it.
 */
export async function fastBuild(root: string): Promise<Map<string, string>> {
  // The test runner's own value would have React built for development.
  process.env.NODE_ENV = 'production'
  const builder = await createBuilder({
    root,
    configFile: join(root, 'vite.config.ts'),
    logLevel: 'silent',
    mode: 'production',
  })
  const {ssr} = builder.environments
  if (!ssr) throw new Error('The project builds nothing for Node.')
  await builder.build(ssr)
  // A folder of its own for each build: Node never reads a module again, and the parts of one build name each other.
  const cache = join(root, 'node_modules/.cache/twelvesides')
  const server = join(cache, `server-${builds++}`)
  renameSync(join(cache, 'server'), server)
  const {addressOf, pages, render} = await import(/* @vite-ignore */ pathToFileURL(join(server, 'server.js')).href)
  const documents = new Map<string, string>()
  for (const {path} of pages) documents.set(addressOf(path), await render(path, files))
  return documents
}
