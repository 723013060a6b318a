import {rmSync} from 'node:fs'
import {join} from 'node:path'
import {pathToFileURL} from 'node:url'
import {Worker} from 'node:worker_threads'
import {createBuilder} from 'vite'

/** Renders every page as a document that is told nothing of the client's files, in which there are no words to read. */
const rendering = `
const {parentPort, workerData} = require('node:worker_threads')
import(workerData).then(async ({addressOf, pages, render}) => {
  const documents = new Map()
  for (const {path} of pages)
    documents.set(addressOf(path), await render(path, {wake: '', chunks: []}))
  parentPort.postMessage(documents)
})`

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
  const server = join(root, 'node_modules/.cache/twelvesides/server')
  try {
    const documents = await render(pathToFileURL(join(server, 'server.js')).href)
    // As they are read from `dist/`: a folder's own page stands before the pages in it.
    return new Map([...documents].sort(([one], [other]) => (fileOf(one) < fileOf(other) ? -1 : 1)))
  } finally {
    rmSync(server, {recursive: true})
  }
}

function fileOf(address: string): string {
  return address === '/' ? '/index.html' : `${address}.html`
}

/** In a thread of its own: a process never reads a module again, and never forgets one, and there are hundreds of builds. */
function render(server: string): Promise<Map<string, string>> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(rendering, {eval: true, workerData: server, execArgv: []})
    worker.once('message', resolve)
    worker.once('error', reject)
  })
}
