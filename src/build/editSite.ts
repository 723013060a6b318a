import {readFileSync} from 'node:fs'
import {join} from 'node:path'
import {fileURLToPath} from 'node:url'
import react from '@vitejs/plugin-react'
import {build, type Plugin, type Rolldown} from 'vite'
import type * as document from '../document/index.ts'
import {countsOf} from '../layout/contentData.ts'
import {liveContentName} from '../preview/liveContent.ts'
import {writeSiteFile} from '../preview/siteFile.ts'
import {isDraft, readSite, schemas, stringFieldsOf} from '../site/index.ts'
import type {CodeHost} from './codeHost.ts'
import {builtBranch} from './editLinks.ts'

interface EditSite {
  root: string
  base: string
  folder: string
  site: typeof document
  pages: Awaited<ReturnType<typeof document.readPages>>
  write: (name: string, content: string) => Promise<void>
  codeHost: CodeHost
}

/**
 * Writes the editor in the browser to `edit/` of a preview build: a document for each page, and the script,
 * worker and data that they load. Its `404.html` opens pages that only the person’s branch has, where hosts
 * send the closest one.
 */
export async function writeEditSite({
  root,
  base,
  folder,
  site,
  pages,
  write,
  codeHost,
}: EditSite): Promise<void> {
  const parsed = readSite(root)
  const {output} = (await build({
    root,
    configFile: false,
    base: `${base}edit/`,
    mode: 'production',
    logLevel: 'warn',
    publicDir: false,
    envDir: false,
    plugins: [
      liveContent(Object.keys(countsOf(parsed.content))),
      browserModules(root),
      react({include: /\.tsx$/, jsxImportSource: '@emotion/react'}),
    ],
    build: {
      outDir: join(folder, 'edit'),
      emptyOutDir: false,
      modulePreload: false,
      reportCompressedSize: false,
      rolldownOptions: {
        input: {main: 'src/preview/main.ts', worker: 'src/preview/worker.ts', frame: 'src/preview/frame.tsx'},
        preserveEntrySignatures: 'strict',
        transform: {inject: {Buffer: ['buffer/', 'Buffer']}},
        treeshake: {moduleSideEffects: [{external: true, sideEffects: false}]},
        external: [/^node:(?!zlib)/, 'rolldown/utils'],
      },
    },
  })) as Rolldown.RolldownOutput
  const fileOf = (entry: string) => {
    const chunk = output.find((each) => each.type === 'chunk' && each.isEntry && each.name === entry)
    if (!chunk) throw new Error(`The build made no ${entry}.`)
    return `${base}edit/${chunk.fileName}`
  }
  const files = [
    ...parsed.pages.map(({file}) => file),
    ...[...parsed.content.keys()].map((each) => `content/${each}`),
  ]
  // A preview may be public, so it has no drafts: the editor fetches them with the person’s key.
  const published = files.filter((file) => !parsed.pages.some((page) => page.file === file && isDraft(page)))
  const texts = new Map(published.map((file) => [file, readFileSync(join(root, file), 'utf8')]))
  await write('edit/site.json', writeSiteFile(parsed, texts))
  const settings = {
    ...codeHost,
    branch: builtBranch(root),
    siteFile: `${base}edit/site.json`,
    workerFile: fileOf('worker'),
    frameFile: fileOf('frame'),
  }
  for (const page of pages)
    await write(`edit/${site.documentFile(page.address)}`, site.editDocument(page, fileOf('main'), settings))
}

/** Makes the modules of YAML files read their data from a global variable when they are loaded. */
function liveContent(counted: string[]): Plugin {
  const file = /\/content\/([^/]+\.yaml)$/
  const others = ['virtual:counts', 'virtual:form-page', '~react-pages']
  const live = `globalThis.${liveContentName}`
  return {
    name: 'site:live-content',
    enforce: 'pre',
    resolveId: (id) => (others.includes(id) ? `\0${id}` : undefined),
    load: {
      order: 'pre',
      handler(id) {
        if (id === '\0~react-pages') return 'export default []'
        if (id === '\0virtual:form-page') return `export const formPage = ${live}.formPage`
        if (id === '\0virtual:counts')
          return counted.map((name) => `export const ${name} = ${live}.counts.${name}`).join('\n')
        const [, name] = file.exec(id) ?? []
        if (!name) return undefined
        const exported = `${live}.files[${JSON.stringify(name)}]`
        const names = ['states', ...stringFieldsOf(schemas.get(name))]
        const named = names.map((each) => `export const ${each} = ${exported}?.named.${each}`)
        return {code: [`export default ${exported}?.records`, ...named].join('\n'), moduleType: 'js'}
      },
    },
  }
}

/** Replaces what only Node has: the list of schemas, and Node’s own compression. */
function browserModules(root: string): Plugin {
  const schemaFiles = join(root, 'src/site/content/schemaFiles.ts')
  return {
    name: 'site:browser-modules',
    enforce: 'pre',
    resolveId(id) {
      if (id === 'node:zlib') return join(root, 'src/preview/zlib.ts')
      // The first has another file for browsers, which needs the document, and workers have none. The second
      // has another for `require`, and one of the parsers that import it requires it.
      const asInNode = ['decode-named-character-reference', 'acorn']
      return asInNode.includes(id) ? fileURLToPath(import.meta.resolve(id)) : undefined
    },
    load(id) {
      if (id !== schemaFiles) return undefined
      const names = [...schemas.keys()].map((file) => file.replace('.yaml', ''))
      const imports = names.map((name, index) => `import s${index} from '/content/${name}.schema.ts'`)
      return {
        code: `${imports.join('\n')}\nexport const schemasByName = [${names.map((name, index) => `[${JSON.stringify(name)}, s${index}]`)}]`,
        moduleType: 'js',
      }
    },
  }
}
