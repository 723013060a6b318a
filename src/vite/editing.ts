import type {Plugin} from 'vite'
import {editingName} from './marks.ts'

/** Editing pages where they are read: `npm run edit` adds it to dev, and nothing of it is built. */
export function editing(): Plugin {
  return {
    name: editingName,
    apply: 'serve',
    transformIndexHtml: () => [{tag: 'script', attrs: {type: 'module', src: '/src/editor/main.ts'}}],
  }
}
