import {existsSync, lstatSync, readFileSync} from 'node:fs'
import {basename, dirname, join, resolve} from 'node:path'
import {normalizePath, type Plugin} from 'vite'
import {check} from '../check/index.ts'
import {
  type ContentFile,
  fileText,
  hasInterpolation,
  interpolate,
  readContent,
  readContentFile,
  readSite,
  type SiteFiles,
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

/** The module that exports, in words, the number of records in each YAML file. Pages that show it load no records. */
const countsId = 'virtual:counts'

/** Makes the YAML files of `content/` importable as validated data, without parser or schema in the browser. */
export function contentPlugin(): Plugin {
  let root = ''
  /** The ids of the modules of YAML files that include data of other YAML files, by `{fact:…}` or `{count:…}`. */
  const interpolated = new Set<string>()
  /** Returns a YAML file's errors, as `npm run check` words them. Without any, those of all files of `content/`. */
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
      // Resolves imports of missing files and symbolic links too, so that `load` below can report them as `npm run
      // check` does.
      handler(source, importer) {
        if (source === countsId) return `\0${countsId}`
        const file = importer ? resolve(dirname(importer), source) : join(root, source)
        const isFile = [file, source].some((each) => lstatSync(each, {throwIfNoEntry: false})?.isFile())
        return isFile ? undefined : normalizePath(file)
      },
    },
    load: {
      filter: {id: [contentFilePattern, new RegExp(`^\0${countsId}$`)]},
      handler(id) {
        if (id === `\0${countsId}`) return {code: countsModule(readContent(root)), moduleType: 'js'}
        const name = basename(id)
        const file = existsSync(id) ? readContentFile(name, readFileSync(id)) : undefined
        const value = file && validatedValue(file)
        const error = value === undefined ? errorOf(`content/${name}`) : undefined
        if (error) this.error(error)
        const schema = schemas.get(name)
        // Whether a date is past is computed here, not in browsers: hydration fails if the text differs from the HTML.
        const states = dateStatesOn(today(), value, schemaAt(schema, [0, 'ends']) !== undefined)
        const hasInterpolations = hasInterpolation(file?.text ?? '')
        interpolated[hasInterpolations ? 'add' : 'delete'](id)
        const current = currentRecords(today(), value)
        const shown = hasInterpolations ? interpolate(current, readContent(root)) : current
        // Exports each text by name too, so that a chunk for the browser contains only the texts that it imports.
        const labels = stringFieldsOf(schema).map((each) => [each, (shown as Record<string, string>)[each]])
        const exported = Object.entries({states, ...Object.fromEntries(labels)})
        const named = exported.map(([each, data]) => `export const ${each} = ${JSON.stringify(data)}`)
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

function countsModule(content: SiteFiles['content']): string {
  const lists = [...content.values()].filter(({name, records}) => /^\w+\.yaml$/.test(name) && records.length > 0)
  return lists
    .map(
      ({name, records}) => `export const ${name.replace('.yaml', '')} = ${JSON.stringify(spellNumber(records.length))}`,
    )
    .join('\n')
}

/** Returns the validated data of a YAML file; `undefined` if the file is invalid. */
function validatedValue({name, document, isNotUtf8, nonTextKind}: ContentFile): unknown {
  if (isNotUtf8 || nonTextKind || document.errors.length > 0) return undefined
  return schemas.get(name)?.safeParse(document.toJS()).data
}

/** Removes records whose `from` and `until` exclude `day` (`2025-01-18`). Returns other data unchanged. */
function currentRecords(day: string, records: unknown): unknown {
  if (!Array.isArray(records)) return records
  return records.filter(({from, until}) => !from || !until || (from <= day && day <= until))
}
