import {existsSync, readFileSync} from 'node:fs'
import {basename, dirname, join, resolve} from 'node:path'
import {normalizePath, type Plugin} from 'vite'
import {check} from '../check/index.ts'
import {
  type ContentFolder,
  interpolate,
  inWords,
  isInterpolated,
  labelsOf,
  readContentFile,
  readContentFolder,
  readSite,
  schemaAt,
  schemas,
  textOf,
  today,
} from '../site/index.ts'
import {currentOn} from './current.ts'
import {dateStatesOn} from './dateStates.ts'
import {writeDerivedFiles} from './derivedFiles.ts'
import {recordsIn} from './recordsIn.ts'
import {viteError} from './stopVite.ts'

const records = /\/content\/[^/]+\.yaml$/

/** How many records each file has, in words, so that who shows a count loads no records. */
const countsId = 'virtual:counts'

/** `import cohorts from '../content/cohorts.yaml'`: the checked records, with no reader and no schema in the browser. */
export function content(): Plugin {
  let root = ''
  /** The files that say a fact or a count of others. */
  const interpolated = new Set<string>()
  /** What keeps a file from being read, in the words of `npm run check`; where it is not the file itself, what is wrong with the others. */
  const errorOf = (file: string) => {
    const site = readSite(root)
    const files = [...site.contentReaders.keys(), ...site.content.keys()].map((name) => `content/${name}`)
    const found = check(site, {today: today(), files})
    const own = found.filter((each) => each.file === file)
    return viteError(own.length > 0 ? own : found, (name) => textOf(site, name), root)
  }
  return {
    name: 'site:content',
    enforce: 'pre',
    configResolved(config) {
      root = config.root
      // A test must find the files as they are.
      if (config.mode !== 'test') writeDerivedFiles(root)
    },
    resolveId: {
      filter: {id: [records, new RegExp(`^${countsId}$`)]},
      // Also when it is not there, so that it is told below in the words of the check.
      handler(source, importer) {
        if (source === countsId) return `\0${countsId}`
        const file = importer ? resolve(dirname(importer), source) : join(root, source)
        return existsSync(file) || existsSync(source) ? undefined : normalizePath(file)
      },
    },
    load: {
      filter: {id: [records, new RegExp(`^\0${countsId}$`)]},
      handler(id) {
        if (id === `\0${countsId}`) return {code: countsIn(readContentFolder(root)), moduleType: 'js'}
        const name = basename(id)
        const file = existsSync(id) ? readContentFile(name, readFileSync(id)) : undefined
        const value = file && recordsIn(file)
        const error = value === undefined ? errorOf(`content/${name}`) : undefined
        if (error) this.error(error)
        const schema = schemas.get(name)
        // By the build’s clock, since a visitor’s may say anything, and so that the page reads the same once it is hydrated.
        const states = dateStatesOn(today(), value, schemaAt(schema, [0, 'ends']) !== undefined)
        const isSaying = isInterpolated(file?.text ?? '')
        interpolated[isSaying ? 'add' : 'delete'](id)
        const current = currentOn(today(), value)
        const shown = isSaying ? interpolate(current, readContentFolder(root).content) : current
        // By its name, so that a part of the client holds those that it shows and no others.
        const labels = labelsOf(schema).map((each) => [each, (shown as Record<string, string>)[each]])
        const exported = Object.entries({states, ...Object.fromEntries(labels)})
        const named = exported.map(([each, held]) => `export const ${each} = ${JSON.stringify(held)}`)
        return {code: [`export default ${JSON.stringify(shown)}`, ...named].join('\n'), map: null, moduleType: 'js'}
      },
    },
    hotUpdate({file, modules}) {
      if (!records.test(file)) return undefined
      const {moduleGraph} = this.environment
      return [...modules, ...[...interpolated, `\0${countsId}`].flatMap((id) => moduleGraph.getModuleById(id) ?? [])]
    },
  }
}

function countsIn({content}: ContentFolder): string {
  const lists = [...content.values()].filter(({name, records}) => /^\w+\.yaml$/.test(name) && records.length > 0)
  return lists
    .map(({name, records}) => `export const ${name.replace('.yaml', '')} = ${JSON.stringify(inWords(records.length))}`)
    .join('\n')
}
