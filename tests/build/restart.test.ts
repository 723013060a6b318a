import {join} from 'node:path'
import {createServer} from 'vite'
import {expect, test, vi} from 'vitest'
import {restartPlugin} from '../../src/build/restart.ts'

test('dev starts anew when its own code or a schema changes, and not when a page or the editor in it does', async () => {
  const server = await createServer({
    configFile: false,
    plugins: [restartPlugin()],
    server: {middlewareMode: true, ws: false},
    optimizeDeps: {noDiscovery: true},
    logLevel: 'silent',
  })
  const started = vi.spyOn(server, 'restart').mockResolvedValue()
  const change = (file: string) => server.watcher.emit('change', join(process.cwd(), file))
  change('pages/about.mdx')
  expect(started).not.toHaveBeenCalled()
  // What runs in the browser is taken in there.
  change('src/editor/bar.ts')
  expect(started).not.toHaveBeenCalled()
  change('src/check/check.ts')
  expect(started).toHaveBeenCalledOnce()
  change('content/cohorts.schema.ts')
  expect(started).toHaveBeenCalledTimes(2)
  await server.close()
})
