import {createServer, isRunnableDevEnvironment, type Plugin, type ViteDevServer} from 'vite'
import type {ProjectCopy} from '../../src/commands/copyProject.ts'
import type * as app from '../../src/document/index.ts'

/** The server that the writer of a page has, for a copy of the project; with more plugins, for who edits one, or in another mode. */
export function serveInDev({folder}: ProjectCopy, plugins: Plugin[] = [], mode?: string): Promise<ViteDevServer> {
  return createServer({
    mode,
    root: folder,
    configFile: `${folder}/vite.config.ts`,
    plugins,
    server: {middlewareMode: true, ws: false},
    optimizeDeps: {noDiscovery: true},
    logLevel: 'silent',
  })
}

/** The document of a page, as it is answered while its writer works on it. */
export async function documentIn({environments: {ssr}}: ViteDevServer, path = ''): Promise<string> {
  if (!ssr || !isRunnableDevEnvironment(ssr)) throw new Error('Nothing renders pages.')
  const site: typeof app = await ssr.runner.import('/src/document/index.ts')
  return site.writeDevDocument(await site.renderPage(await site.readPage(path)), '')
}
