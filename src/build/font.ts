import {fork} from 'node:child_process'
import {readdirSync, readFileSync} from 'node:fs'
import {join} from 'node:path'
import subsetFont from 'subset-font/package.json' with {type: 'json'}
import type {Plugin} from 'vite'
import {keep, nameOf, packedFolder} from './packedTexts.ts'

/** The one font of the site, Familjen Grotesk (SIL Open Font License), in all its weights. */
export const fontFile = 'src/document/familjen-grotesk.woff2'
/** Its licence, which has to come with it. */
export const fontLicense = 'src/document/familjen-grotesk.txt'

/** Who made the font, its licence, and where that stands: whoever finds the file alone is told too. */
const preserveNameIds = [0, 13, 14]

/** How it is cut. */
const options = {targetFormat: 'woff2', variationAxes: {wght: {min: 400, max: 700}}, preserveNameIds}

/** Where the words of the site are written. */
const sources = ['pages', 'content', 'components', 'src/frame', 'src/document', 'src/browser']

/** What a visitor may type into a field, whatever the site itself says. Rarer letters come from the fallback font. */
const typed = Array.from({length: 0x7f - 0x20}, (_, offset) => String.fromCodePoint(0x20 + offset)).join('')

/** Emits the font with just the letters that the site can show: a third of its bytes are for others. */
export function font(): Plugin {
  let cut: Promise<Uint8Array> | undefined
  return {
    name: 'site:font',
    apply: 'build',
    buildStart() {
      const {config, name} = this.environment
      if (name !== 'client') return
      cut = keptFont(config.root, packedFolder(join(config.root, config.build.outDir)))
      // Told when the font is asked for, not while the pages are still being built.
      cut.catch(() => {})
    },
    async generateBundle() {
      if (this.environment.name !== 'client' || !cut) return
      this.emitFile({type: 'asset', name: 'familjen-grotesk.woff2', source: await cut})
    },
  }
}

/** The font with the letters of the site and no others; kept in `folder`, for most changes bring no new letter. */
function keptFont(root: string, folder: string): Promise<Uint8Array> {
  const letters = [...new Set(typed + sources.map((source) => textOf(join(root, source))).join(''))].sort().join('')
  const font = readFileSync(join(root, fontFile))
  const name = nameOf(font, JSON.stringify([subsetFont.version, process.version, options, letters]))
  return keep(join(folder, `${name}.woff2`), async () => Buffer.from(await cutFont(font, letters)))
}

/** The font with these letters, made while the rest is built. */
function cutFont(font: Buffer, letters: string): Promise<Uint8Array> {
  return new Promise((done, fail) => {
    const cutter = fork(join(import.meta.dirname, 'subsetFont.mjs'), {
      serialization: 'advanced',
      // Its code runs once: making it quick first takes four times as long as running it.
      execArgv: ['--liftoff-only'],
    })
    cutter.once('message', (cut) => done(cut as Uint8Array)).once('error', fail)
    cutter.once('exit', () => fail(new Error('The font could not be cut.')))
    cutter.send({font, letters, options})
  })
}

function textOf(folder: string): string {
  return readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .filter((name) => /\.(mdx|yaml|tsx?)$/.test(name))
    .map((name) => readFileSync(join(folder, name), 'utf8'))
    .join('')
}
