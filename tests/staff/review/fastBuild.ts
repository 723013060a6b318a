import {join} from 'node:path'
import {pathToFileURL} from 'node:url'
import {createBuilder} from 'vite'

/** What a document is told of the client's files, in which there are no words to read. */
const files = {client: '/client.js', font: '/font.woff2', wake: '', chunks: []}
let builds = 0

/**
 * The documents of a state, by the project's own build but for the client, which has no words.
 * What it gives is held against `vite build` by the test that uses it.
 */
export async function fastBuild(root: string): Promise<Map<string, string>> {
  const builder = await createBuilder({
    root,
    configFile: join(root, 'vite.config.ts'),
    logLevel: 'silent',
    mode: 'production',
  })
  const {ssr} = builder.environments
  if (!ssr) throw new Error('The project builds nothing for Node.')
  await builder.build(ssr)
  const server = join(root, 'node_modules/.cache/twelvesides/server/server.js')
  const {addressOf, pages, render} = await import(/* @vite-ignore */ `${pathToFileURL(server).href}?build=${builds++}`)
  const documents = new Map<string, string>()
  for (const {path} of pages) documents.set(addressOf(path), await render(path, files))
  return documents
}
