import {existsSync, readFileSync} from 'node:fs'
import {basename, dirname, join, resolve} from 'node:path'
import {normalizePath, type Plugin} from 'vite'
import {check} from '../check/index.ts'
import {
  type ContentFile,
  type ContentFolder,
  fileText,
  hasInterpolation,
  interpolate,
  readContentFile,
  readContentFolder,
  readSite,
  schemaAt,
  schemas,
  spellNumber,
  stringFieldsOf,
  today,
} from '../site/index.ts'
import {dateStatesOn} from './dateStates.ts'
import {writeDerivedFiles} from './derivedFiles.ts'
import {viteError} from './viteError.ts'

const contentFilePattern = /\/content\/[^/]+\.yaml$/

/** Module with the number of records per file, spelt out, so that showing a count loads no records. */
const countsId = 'virtual:counts'

/** Makes YAML files of `content/` importable as validated records; ships neither parser nor schema to the browser. */
export function contentPlugin(): Plugin {
  let root = ''
  /** Module ids of files that contain facts or counts of other files. */
  const interpolated = new Set<string>()
  /** Returns the errors of a file, in the words of `npm run check`; if it has none, those of all content files. */
  const errorOf = (file: string) => {
    const site = readSite(root)
    const files = [...site.contentImporters.keys(), ...site.content.keys()].map((name) => `content/${name}`)
    const found = check(site, {today: today(), files})
    const own = found.filter((each) => each.file === file)
    return viteError(own.length > 0 ? own : found, (name) => fileText(site, name), root)
  }
  return {
    name: 'site:content',
    enforce: 'pre',
    configResolved(config) {
      root = config.root
      // Unit tests must not change files.
      if (config.mode !== 'test') writeDerivedFiles(root)
    },
    resolveId: {
      filter: {id: [contentFilePattern, new RegExp(`^${countsId}$`)]},
      // Resolves missing files too, so that `load` below can report them in the words of the check.
      handler(source, importer) {
        if (source === countsId) return `\0${countsId}`
        const file = importer ? resolve(dirname(importer), source) : join(root, source)
        return existsSync(file) || existsSync(source) ? undefined : normalizePath(file)
      },
    },
    load: {
      filter: {id: [contentFilePattern, new RegExp(`^\0${countsId}$`)]},
      handler(id) {
        if (id === `\0${countsId}`) return {code: countsModule(readContentFolder(root)), moduleType: 'js'}
        const name = basename(id)
        const file = existsSync(id) ? readContentFile(name, readFileSync(id)) : undefined
        const value = file && validatedValue(file)
        const error = value === undefined ? errorOf(`content/${name}`) : undefined
        if (error) this.error(error)
        const schema = schemas.get(name)
        // By the clock of the build: a visitor’s clock may be wrong, and hydration needs identical text.
        const states = dateStatesOn(today(), value, schemaAt(schema, [0, 'ends']) !== undefined)
        const hasInterpolations = hasInterpolation(file?.text ?? '')
        interpolated[hasInterpolations ? 'add' : 'delete'](id)
        const current = currentRecords(today(), value)
        const shown = hasInterpolations ? interpolate(current, readContentFolder(root).content) : current
        // Exports each label by name, so that client chunks contain only the labels that they show.
        const labels = stringFieldsOf(schema).map((each) => [each, (shown as Record<string, string>)[each]])
        const exported = Object.entries({states, ...Object.fromEntries(labels)})
        const named = exported.map(([each, held]) => `export const ${each} = ${JSON.stringify(held)}`)
        return {code: [`export default ${JSON.stringify(shown)}`, ...named].join('\n'), map: null, moduleType: 'js'}
      },
    },
    hotUpdate({file, modules}) {
      if (!contentFilePattern.test(file)) return undefined
      const {moduleGraph} = this.environment
      return [...modules, ...[...interpolated, `\0${countsId}`].flatMap((id) => moduleGraph.getModuleById(id) ?? [])]
    },
  }
}

function countsModule({content}: ContentFolder): string {
  const lists = [...content.values()].filter(({name, records}) => /^\w+\.yaml$/.test(name) && records.length > 0)
  return lists
    .map(
      ({name, records}) => `export const ${name.replace('.yaml', '')} = ${JSON.stringify(spellNumber(records.length))}`,
    )
    .join('\n')
}

/** Returns a file's validated value; `undefined` if it is invalid. */
function validatedValue({name, document, isLegacy, nonTextKind}: ContentFile): unknown {
  if (isLegacy || nonTextKind || document.errors.length > 0) return undefined
  return schemas.get(name)?.safeParse(document.toJS()).data
}

/** Filters records with `from` and `until` by the day (`2025-01-18`); returns any other value unchanged. */
function currentRecords(day: string, records: unknown): unknown {
  if (!Array.isArray(records)) return records
  return records.filter(({from, until}) => !from || !until || (from <= day && day <= until))
}
