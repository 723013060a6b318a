import {existsSync, lstatSync, readFileSync} from 'node:fs'
import {basename, dirname, join, resolve} from 'node:path'
import {normalizePath, type Plugin} from 'vite'
import {check} from '../check/index.ts'
import {countsOf, exportsOfContent, validatedValue} from '../layout/contentData.ts'
import {
  fileText,
  hasInterpolation,
  readContent,
  readContentFile,
  readSite,
  type SiteFiles,
  today,
} from '../site/index.ts'
import {writeDerivedFiles} from './derivedFiles.ts'
import {viteError} from './viteError.ts'

const contentFilePattern = /\/content\/[^/]+\.yaml$/

/**
 * The module that exports, in words, the number of records in each YAML file. Pages that show it load no
 * records.
 */
const countsId = 'virtual:counts'

/**
 * Makes the YAML files of `content/` importable as validated data, without parser or schema in the browser.
 */
export function contentPlugin(): Plugin {
  let root = ''
  /**
   * The ids of the modules of YAML files that include data of other YAML files, by `{fact:…}` or `{count:…}`.
   */
  const interpolated = new Set<string>()
  /**
   * Returns a YAML file's errors, as `npm run check` words them. Without any, those of all files of
   * `content/`.
   */
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
      // Resolves imports of missing files and symbolic links too, so that `load` below can report them as
      // `npm run check` does.
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
        interpolated[hasInterpolation(file?.text ?? '') ? 'add' : 'delete'](id)
        const {records, named} = exportsOfContent(name, value, () => readContent(root))
        const exported = Object.entries(named).map(
          ([each, data]) => `export const ${each} = ${JSON.stringify(data)}`,
        )
        return {
          code: [`export default ${JSON.stringify(records)}`, ...exported].join('\n'),
          map: null,
          moduleType: 'js',
        }
      },
    },
    hotUpdate({file, modules}) {
      if (!contentFilePattern.test(file)) return undefined
      const {moduleGraph} = this.environment
      return [
        ...modules,
        ...[...interpolated, `\0${countsId}`].flatMap((id) => moduleGraph.getModuleById(id) ?? []),
      ]
    },
  }
}

function countsModule(content: SiteFiles['content']): string {
  return Object.entries(countsOf(content))
    .map(([name, count]) => `export const ${name} = ${JSON.stringify(count)}`)
    .join('\n')
}
