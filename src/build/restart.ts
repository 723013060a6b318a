import {dirname, join, sep} from 'node:path'
import type {Plugin} from 'vite'

/** What dev itself is made of. */
const machinery = ['src/site', 'src/check', 'src/edit', 'src/build']

/** Starts dev anew when its own code has changed, or a schema: Vite does so for what it compiles of its configuration by itself alone. */
export function restart(): Plugin {
  return {
    name: 'site:restart',
    apply: 'serve',
    configureServer(server) {
      const {root, mode} = server.config
      // Vitest makes a server too, and starts anew by itself.
      if (mode === 'test') return
      const folders = machinery.map((folder) => join(root, folder) + sep)
      const isSchema = (file: string) => dirname(file) === join(root, 'content') && /(?<!\.d)\.ts$/.test(file)
      for (const event of ['add', 'change', 'unlink'] as const)
        server.watcher.on(event, (file) => {
          if (isSchema(file) || folders.some((folder) => file.startsWith(folder))) server.restart()
        })
    },
  }
}
