import {join} from 'node:path'
import {createServer} from 'vite'
import {expect, test, vi} from 'vitest'
import {restart} from '../../src/vite/restart.ts'

test('dev starts anew when its own code changes, and not when a page does', async () => {
  const server = await createServer({
    configFile: false,
    plugins: [restart()],
    server: {middlewareMode: true, ws: false},
    optimizeDeps: {noDiscovery: true},
    logLevel: 'silent',
  })
  const started = vi.spyOn(server, 'restart').mockResolvedValue()
  const change = (file: string) => server.watcher.emit('change', join(process.cwd(), file))
  change('pages/about.mdx')
  expect(started).not.toHaveBeenCalled()
  change('src/check/rules.ts')
  expect(started).toHaveBeenCalledOnce()
  await server.close()
})
