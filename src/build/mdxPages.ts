import {posix} from 'node:path'
import type {Plugin, Rollup} from 'vite'
import {check, type Finding} from '../check/index.ts'
import type {Term} from '../layout/markTerms.ts'
import {pageDataCode} from '../layout/pageData.ts'
import {
  addressOf,
  containerOf,
  fileText,
  hasContactForm,
  hasInterpolation,
  type RecordIdsByFile,
  readSite,
  recordIdsOnPage,
  type SiteFiles,
  today,
  withoutDrafts,
} from '../site/index.ts'
import {createDevSiteReader, type SiteReader} from './devSiteReader.ts'
import {type CompiledPage, mdxCompiler} from './mdxCompiler.ts'
import {viteError} from './viteError.ts'

/** The virtual module that exports the address of the page with the contact form, to which cards link. */
const formPageId = 'virtual:form-page'

/** The latest compilation of a page. */
interface CachedPage {
  text: string
  result: Promise<CompiledPage | undefined>
  /**
   * The code that exports the page's frontmatter, and links to its parent pages and the like (`pageData.ts`).
   */
  dataCode: string
  recordIds: RecordIdsByFile
}

/**
 * Compiles `pages/*.mdx`, only once for the two builds (for browser and Node), and reports errors in pages.
 */
export function mdxPages(readInDev: SiteReader = createDevSiteReader()): Plugin {
  let compile: ReturnType<typeof mdxCompiler>
  let root = ''
  let building = false
  let site: SiteFiles | undefined
  let findings: readonly Finding[] = []
  const compiled = new Map<string, CachedPage>()

  const pageOf = (path: string) => {
    const name = posix.relative(root, path)
    return site?.pages.find(({file}) => file === name)
  }

  /** Returns one error that lists all mistakes in pages that fail a build, as `npm run check` words them. */
  const errorIn = (site: SiteFiles, found: readonly Finding[]) =>
    viteError(found, (file) => fileText(site, file), root)

  /** Checks the site, and compiles each page that has no errors. */
  async function compileAll(site: SiteFiles) {
    const visible = withoutDrafts(site)
    findings = check(site, {today: today()})
    const wrong = new Set(findings.filter(({severity}) => severity === 'error').map(({file}) => file))
    compiled.clear()
    for (const page of visible.pages) {
      const id = posix.join(root, page.file)
      compiled.set(id, {
        text: page.text,
        // A page with errors gets an empty module, so that the build continues and reports the errors of
        // other pages.
        result: wrong.has(page.file)
          ? Promise.resolve({code: 'export default null'})
          : compile(page.text, id),
        dataCode: pageDataCode(page, visible),
        recordIds: recordIdsOnPage(page, site),
      })
    }
  }

  /** In dev, checks a page on each request, and compiles it only if its text changed. */
  function compileInDev(text: string, id: string, stop: (error: Rollup.RollupError) => never): CachedPage {
    const cached = compiled.get(id)
    site = readInDev(root)
    const page = pageOf(id)
    const error =
      page && cached?.text !== text && errorIn(site, check(site, {today: today(), files: [page.file]}))
    if (error) stop(error)
    const dataCode = page ? pageDataCode(page, site) : ''
    const recordIds = page ? recordIdsOnPage(page, site) : {}
    const result = cached?.text === text ? cached.result : compile(text, id)
    const latest = {text, result, dataCode, recordIds}
    compiled.set(id, latest)
    return latest
  }

  return {
    name: 'site:mdx',
    enforce: 'pre',
    configResolved(config) {
      root = config.root
      building = config.command === 'build'
      compile = mdxCompiler(config, {
        pageAt: pageOf,
        componentOf: (name) => site?.components.get(name),
        containerOf: (name) => site && containerOf(name, site.components),
        terms: () => (site ? termsOf(site) : []),
      })
    },
    async buildStart() {
      // Reads the files once: in the build for Node, which runs first, or in the build for browsers if that
      // runs alone.
      if (!building || (site && this.environment.name !== 'ssr')) return
      site = readSite(root)
      await compileAll(site)
    },
    resolveId: {
      filter: {id: new RegExp(`^${formPageId}$`)},
      handler: () => `\0${formPageId}`,
    },
    load: {
      filter: {id: new RegExp(`^\0${formPageId}$`)},
      handler() {
        site = building ? (site ?? readSite(root)) : readInDev(root)
        const address = contactFormAddress(site)
        // If pages have errors, the form may be missing because of them, and `buildEnd` reports the errors.
        if (!address && !errorIn(site, findings))
          this.error('No page has <ContactForm />, and cards lead to it. Put it on a page of pages/.')
        return {code: `export const formPage = ${JSON.stringify(address ?? '/')}`, moduleType: 'js'}
      },
    },
    transform: {
      filter: {id: /\.mdx$/},
      async handler(text, id) {
        const cached = building ? compiled.get(id) : compileInDev(text, id, (error) => this.error(error))
        const output = await cached?.result
        // Adds the ids of the page's records only in the build for Node, which writes structured data from
        // the records.
        const more =
          cached && this.environment.config.consumer === 'server' ? recordIdsCode(cached.recordIds) : ''
        return output && {code: output.code + cached?.dataCode + more, moduleType: 'js'}
      },
    },
    buildEnd() {
      const error = building && site ? errorIn(site, findings) : undefined
      if (error) this.error(error)
    },
    async hotUpdate({type, file, read, server}) {
      const {name, hot, moduleGraph} = this.environment
      // A changed YAML file may change frontmatter that includes its data, by `{fact:…}` or `{count:…}`.
      if (/\/content\/[^/]+\.yaml$/.test(file))
        for (const [id, module] of moduleGraph.idToModuleMap)
          if (id.endsWith('.mdx') && hasInterpolation(frontmatterOf(compiled.get(id)?.text) ?? ''))
            moduleGraph.invalidateModule(module)
      if (!file.endsWith('.mdx')) return
      const formPage = moduleGraph.getModuleById(`\0${formPageId}`)
      if (formPage) moduleGraph.invalidateModule(formPage)
      if (name !== 'client') return
      const before = compiled.get(file)?.text ?? pageOf(file)?.text
      if (type === 'update' && frontmatterOf(before) === frontmatterOf(await read())) return
      // Reloads the browser: frontmatter also appears in the header, the tab, and on pages that list this
      // page.
      for (const {moduleGraph} of Object.values(server.environments))
        for (const [id, module] of moduleGraph.idToModuleMap)
          if (id.endsWith('.mdx')) moduleGraph.invalidateModule(module)
      hot.send({type: 'full-reload'})
      return []
    },
  }
}

/**
 * Returns the address of the first page with the contact form. Ignores drafts, except in dev, which shows
 * them.
 */
function contactFormAddress(site: SiteFiles): string | undefined {
  const page = (site.showsDrafts ? site : withoutDrafts(site)).pages.find(hasContactForm)
  return page && addressOf(page.file)
}

/** Returns the hard words that pages explain. Leaves out records with mistakes, which the check reports. */
function termsOf({content}: SiteFiles): Term[] {
  const records = content.get('terms.yaml')?.records ?? []
  return records.flatMap(({id, value: {forms}}) =>
    Array.isArray(forms) ? [{id, forms: forms.map(String)}] : [],
  )
}

function recordIdsCode(recordIds: RecordIdsByFile): string {
  return `\nexport const recordIds = ${JSON.stringify(recordIds)}\n`
}

/** Returns the frontmatter of an MDX file, which is the text between its first two `---` lines. */
function frontmatterOf(text = ''): string | undefined {
  return /^\uFEFF?---\r?\n([\s\S]*?)\r?\n---/.exec(text)?.[1]
}
