import {posix} from 'node:path'
import type {Plugin, Rollup} from 'vite'
import {check, type Finding} from '../check/index.ts'
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
import {pageDataCode} from './pageData.ts'
import {viteError} from './viteError.ts'

/** Module that exports the address of the page with the contact form, which cards link to. */
const formPageId = 'virtual:form-page'

/** The latest compilation of a page. */
interface CachedPage {
  text: string
  result: Promise<CompiledPage | undefined>
  /** Code of the page's exports about itself and related pages. */
  surroundings: string
  shown: RecordIdsByFile
}

/** Compiles `pages/*.mdx`, once for both browser and prerendering, and reports their errors. */
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

  /** Returns all errors that fail a build, in the words of `npm run check`. */
  const errorIn = (site: SiteFiles, found: readonly Finding[]) => viteError(found, (file) => fileText(site, file), root)

  /** Checks the site, and compiles all pages without errors. */
  async function compileAll(site: SiteFiles) {
    const visible = withoutDrafts(site)
    findings = check(site, {today: today()})
    const wrong = new Set(findings.filter(({severity}) => severity === 'error').map(({file}) => file))
    compiled.clear()
    for (const page of visible.pages) {
      const id = posix.join(root, page.file)
      compiled.set(id, {
        text: page.text,
        // The build continues with a placeholder, to report the errors of other pages too.
        result: wrong.has(page.file) ? Promise.resolve({code: 'export default null'}) : compile(page.text, id),
        surroundings: pageDataCode(page, visible),
        shown: recordIdsOnPage(page, site),
      })
    }
  }

  /** In dev, checks a page on each request, and compiles it only if its text changed. */
  function compileInDev(text: string, id: string, stop: (error: Rollup.RollupError) => never): CachedPage {
    const cached = compiled.get(id)
    site = readInDev(root)
    const page = pageOf(id)
    const error = page && cached?.text !== text && errorIn(site, check(site, {today: today(), files: [page.file]}))
    if (error) stop(error)
    const surroundings = page ? pageDataCode(page, site) : ''
    const shown = page ? recordIdsOnPage(page, site) : {}
    const result = cached?.text === text ? cached.result : compile(text, id)
    const latest = {text, result, surroundings, shown}
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
        holderOf: (name) => site && containerOf(name, site.components),
      })
    },
    async buildStart() {
      // The Node build runs first; a build of the client alone also needs the site.
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
        // The form may be missing because its page has an error, which buildEnd reports.
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
        // Only structured data needs the list of shown records, so browsers do not load it in dev.
        const more = cached && this.environment.config.consumer === 'server' ? shownRecordsCode(cached.shown) : ''
        return output && {code: output.code + cached?.surroundings + more, moduleType: 'js'}
      },
    },
    buildEnd() {
      const error = building && site ? errorIn(site, findings) : undefined
      if (error) this.error(error)
    },
    async hotUpdate({type, file, read, server}) {
      const {name, hot, moduleGraph} = this.environment
      // Frontmatter may contain facts and counts from records.
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
      // Frontmatter also appears outside the page's body: in header, browser tab, and pages that list this page.
      for (const {moduleGraph} of Object.values(server.environments))
        for (const [id, module] of moduleGraph.idToModuleMap)
          if (id.endsWith('.mdx')) moduleGraph.invalidateModule(module)
      hot.send({type: 'full-reload'})
      return []
    },
  }
}

/** Returns the address of the first page with the contact form; drafts count only where they are shown. */
function contactFormAddress(site: SiteFiles): string | undefined {
  const page = (site.showsDrafts ? site : withoutDrafts(site)).pages.find(hasContactForm)
  return page && addressOf(page.file)
}

function shownRecordsCode(shown: RecordIdsByFile): string {
  return `\nexport const shown = ${JSON.stringify(shown)}\n`
}

/** Returns the text between the first two `---` lines. */
function frontmatterOf(text = ''): string | undefined {
  return /^\uFEFF?---\r?\n([\s\S]*?)\r?\n---/.exec(text)?.[1]
}
