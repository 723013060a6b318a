// The documents of the project that this is run in, by its own build but for the client, which has no words: as JSON, by address.
import {join} from 'node:path'
import {pathToFileURL} from 'node:url'
import {createBuilder} from 'vite'

const root = process.cwd()
const builder = await createBuilder({
  root,
  configFile: join(root, 'vite.config.ts'),
  logLevel: 'silent',
  mode: 'production',
})
await builder.build(builder.environments.ssr)
const server = join(root, 'node_modules/.cache/twelvesides/server/server.js')
const {addressOf, pages, render} = await import(pathToFileURL(server).href)
const documents = []
for (const {path} of pages)
  documents.push([addressOf(path), await render(path, {font: '/font.woff2', wake: '', chunks: []})])
process.stdout.write(JSON.stringify(documents))
