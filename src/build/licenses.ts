import {readFileSync} from 'node:fs'
import {join} from 'node:path'
import type {Plugin} from 'vite'
import {licensesAddress} from '../site/index.ts'

const fileName = licensesAddress.slice(1)

/**
 * Writes the licences of all packages in the browser's code (Vite's option `license`), of the icons and the
 * font.
 */
export function licensesPlugin(): Plugin {
  return {
    name: 'site:licenses',
    apply: 'build',
    config: () => ({environments: {client: {build: {license: {fileName}}}}}),
    generateBundle: {
      // `post` runs after Vite's own plugin, which writes the licences of packages to the file.
      order: 'post',
      handler(_, bundle) {
        const file = bundle[fileName]
        if (file?.type !== 'asset') return
        const read = (name: string) => readFileSync(join(this.environment.config.root, name), 'utf8').trim()
        const {version, license} = JSON.parse(read('node_modules/lucide-react/package.json'))
        const icons = `## lucide-react - ${version} (${license})\n\n${read('node_modules/lucide-react/LICENSE')}`
        const font = `## Familjen Grotesk, the font (OFL-1.1)\n\n${read('src/document/familjen-grotesk.txt')}`
        file.source = `${file.source}\n${icons}\n\n${font}\n`
      },
    },
  }
}
