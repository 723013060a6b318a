import {join} from 'node:path'
import type {Plugin} from 'vite'

/** What dev itself is made of. */
const machinery = ['src/check', 'src/edit', 'src/vite']

/** Starts dev anew when its own code has changed: Vite does so for what it compiles of its configuration by itself alone. */
export function restart(): Plugin {
  return {
    name: 'site:restart',
    apply: 'serve',
    configureServer(server) {
      const folders = machinery.map((folder) => join(server.config.root, folder))
      server.watcher.add(folders)
      server.watcher.on('change', (file) => {
        if (folders.some((folder) => file.startsWith(folder))) server.restart()
      })
    },
  }
}
