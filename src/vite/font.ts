import {readdirSync, readFileSync} from 'node:fs'
import {join} from 'node:path'
import subsetFont from 'subset-font'
import type {Plugin} from 'vite'

/** The one font of the site, Familjen Grotesk (SIL Open Font License), in all its weights. */
const fontFile = 'src/app/familjen-grotesk.woff2'

/** Where the words of the site are written. */
const sources = ['pages', 'content', 'components', 'src/app']

/** What a visitor may type into a field, whatever the site itself says. Rarer letters come from the fallback font. */
const typed = Array.from({length: 0x7f - 0x20}, (_, offset) => String.fromCodePoint(0x20 + offset)).join('')

/** Emits the font with just the letters that the site can show: a third of its bytes are for others. */
export function font(): Plugin {
  return {
    name: 'site:font',
    apply: 'build',
    async buildStart() {
      const {config, name} = this.environment
      if (name !== 'client') return
      const whole = readFileSync(join(config.root, fontFile))
      const letters = typed + sources.map((folder) => textOf(join(config.root, folder))).join('')
      const source = await subsetFont(whole, letters, {
        targetFormat: 'woff2',
        variationAxes: {wght: {min: 400, max: 700}},
      })
      this.emitFile({type: 'asset', name: 'familjen-grotesk.woff2', source})
    },
  }
}

function textOf(folder: string): string {
  return readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .filter((name) => /\.(mdx|yaml|tsx?)$/.test(name))
    .map((name) => readFileSync(join(folder, name), 'utf8'))
    .join('')
}
