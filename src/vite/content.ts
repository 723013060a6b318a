import {existsSync, readFileSync} from 'node:fs'
import {basename, dirname, join, resolve} from 'node:path'
import {normalizePath, type Plugin} from 'vite'
import {checkFiles} from '../check/content/checkFiles.ts'
import {type ContentFolder, readContentFolder} from '../check/content/contentFolder.ts'
import {currentOn} from '../check/content/current.ts'
import {dateStatesOn} from '../check/content/dateStates.ts'
import {writeDerivedFiles} from '../check/content/derivedFiles.ts'
import {labelsOf, schemaAt} from '../check/content/field.ts'
import {interpolate, isInterpolated} from '../check/content/interpolations.ts'
import {readContent} from '../check/content/readContent.ts'
import {schemas} from '../check/content/schemas.ts'
import {decode} from '../check/decode.ts'
import {inWords} from '../check/numberWords.ts'
import {today} from '../check/today.ts'
import {viteError} from './stopVite.ts'

const records = /\/content\/[^/]+\.yaml$/

/** How many records each file has, in words, so that who shows a count loads no records. */
const countsId = 'virtual:counts'

/** `import cohorts from '../content/cohorts.yaml'`: the checked records, with no reader and no schema in the browser. */
export function content(): Plugin {
  let root = ''
  let building = false
  /** The files that say a fact or a count of others. */
  const interpolated = new Set<string>()
  /** What stops a visitor’s site, in the words of `npm run check`: of all files, or only of those that one of them was to be. */
  const errorOf = (folder: ContentFolder, file?: string) => {
    const problems = checkFiles(folder)
    const own = problems.filter((problem) => problem.file === file)
    return viteError(
      file && own.length > 0 ? own : problems,
      (name) => folder.content.get(basename(name))?.text ?? '',
      root,
    )
  }
  return {
    name: 'site:content',
    enforce: 'pre',
    configResolved(config) {
      root = config.root
      building = config.command === 'build'
    },
    configureServer(server) {
      // Vitest makes a server too, and a test must find the files as they are.
      if (server.config.mode === 'test') return
      writeDerivedFiles(root)
    },
    buildStart() {
      const error = building ? errorOf(readContentFolder(root)) : undefined
      if (error) this.error(error)
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
        const read = existsSync(id) ? decode(readFileSync(id)) : undefined
        const {value, problems} = readContent(name, read?.text ?? '')
        const error =
          !read || read.legacy || read.foreign || problems.length > 0
            ? errorOf(readContentFolder(root), `content/${name}`)
            : undefined
        if (error) this.error(error)
        const schema = schemas.get(name)
        // By the build’s clock, since a visitor’s may say anything, and so that the page reads the same once it is hydrated.
        const states = dateStatesOn(today(), value, schemaAt(schema, [0, 'ends']) !== undefined)
        const isSaying = isInterpolated(read?.text ?? '')
        interpolated[isSaying ? 'add' : 'delete'](id)
        const current = currentOn(today(), value)
        const shown = isSaying ? interpolate(current, readContentFolder(root).content) : current
        // Known while the client is cut: what shows nothing is left out of it.
        const isEmpty = Array.isArray(shown) && shown.length === 0
        // By its name, so that a part of the client holds those that it shows and no others.
        const labels = labelsOf(schema).map((each) => [each, (shown as Record<string, string>)[each]])
        const exported = Object.entries({isEmpty, states, ...Object.fromEntries(labels)})
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
