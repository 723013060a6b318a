import {dirname, join, sep} from 'node:path'
import type {Plugin} from 'vite'

/** Folders whose code runs in the dev server. */
const serverCodeFolders = ['src/site', 'src/check', 'src/edit', 'src/build']

/**
 * Restarts the dev server when its own code or a schema changes. Vite only watches static imports of its
 * config.
 */
export function restartPlugin(): Plugin {
  return {
    name: 'site:restart',
    apply: 'serve',
    configureServer(server) {
      const {root, mode} = server.config
      // Vitest creates a Vite server too, but restarts its tests on its own.
      if (mode === 'test') return
      const folders = serverCodeFolders.map((folder) => join(root, folder) + sep)
      const isSchema = (file: string) => dirname(file) === join(root, 'content') && /(?<!\.d)\.ts$/.test(file)
      for (const event of ['add', 'change', 'unlink'] as const)
        server.watcher.on(event, (file) => {
          if (isSchema(file) || folders.some((folder) => file.startsWith(folder))) server.restart()
        })
    },
  }
}
