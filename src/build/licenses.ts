import {readFileSync} from 'node:fs'
import {join} from 'node:path'
import type {Plugin} from 'vite'
import {licensesAddress} from '../site/index.ts'

const fileName = licensesAddress.slice(1)

/** Lists the licences of client packages through Vite, and adds icons and font, which only documents contain. */
export function licensesPlugin(): Plugin {
  return {
    name: 'site:licenses',
    apply: 'build',
    config: () => ({environments: {client: {build: {license: {fileName}}}}}),
    generateBundle: {
      // Vite's own plugin has no `order`, so `post` runs after it.
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
