import {posix} from 'node:path'
import type {Plugin, Rollup} from 'vite'
import {check, type Finding} from '../check/index.ts'
import {
  addressOf,
  hasContactForm,
  holderOf,
  isInterpolated,
  readSite,
  type ShownRecords,
  type SiteFiles,
  shownRecords,
  textOf,
  today,
  withoutDrafts,
} from '../site/index.ts'
import {type Compiled, mdxCompiler} from './mdxCompiler.ts'
import {type ReadSite, siteInDev} from './siteInDev.ts'
import {viteError} from './stopVite.ts'
import {surroundingsOf} from './surroundings.ts'

/** Exports the address of the page with the contact form, which cards link to. */
const formPageId = 'virtual:form-page'

/** A page as it was compiled last. */
interface Known {
  text: string
  result: Promise<Compiled | undefined>
  /** What it exports about the pages round it. */
  surroundings: string
  shown: ShownRecords
}

/** Compiles `pages/*.mdx`, once for the browser of dev and the prerender together, and reports what is wrong with them. */
export function mdxPages(readInDev: ReadSite = siteInDev()): Plugin {
  let compile: ReturnType<typeof mdxCompiler>
  let root = ''
  let building = false
  let site: SiteFiles | undefined
  let findings: readonly Finding[] = []
  const compiled = new Map<string, Known>()

  const pageOf = (path: string) => {
    const name = posix.relative(root, path)
    return site?.pages.find(({file}) => file === name)
  }

  /** Everything that would stop a visitor's build, in the words of `npm run check`. */
  const errorIn = (site: SiteFiles, found: readonly Finding[]) => viteError(found, (file) => textOf(site, file), root)

  /** Checks the site, and compiles its pages, as far as nothing is wrong with them. */
  async function compileAll(site: SiteFiles) {
    const visible = withoutDrafts(site)
    findings = check(site, {today: today()})
    const wrong = new Set(findings.filter(({severity}) => severity === 'error').map(({file}) => file))
    compiled.clear()
    for (const page of visible.pages) {
      const id = posix.join(root, page.file)
      compiled.set(id, {
        text: page.text,
        // A build goes on, to tell what is wrong with the other pages too.
        result: wrong.has(page.file) ? Promise.resolve({code: 'export default null'}) : compile(page.text, id),
        surroundings: surroundingsOf(page, visible),
        shown: shownRecords(page, site),
      })
    }
  }

  /** In dev a page is looked at whenever a browser asks for it, and compiled when its text is another. */
  function renew(text: string, id: string, stop: (error: Rollup.RollupError) => never): Known {
    const known = compiled.get(id)
    site = readInDev(root)
    const page = pageOf(id)
    const error = page && known?.text !== text && errorIn(site, check(site, {today: today(), files: [page.file]}))
    if (error) stop(error)
    const surroundings = page ? surroundingsOf(page, site) : ''
    const shown = page ? shownRecords(page, site) : {}
    const result = known?.text === text ? known.result : compile(text, id)
    const renewed = {text, result, surroundings, shown}
    compiled.set(id, renewed)
    return renewed
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
        holderOf: (name) => site && holderOf(name, site.components),
      })
    },
    async buildStart() {
      // The pages are built for Node first; who builds the client alone has the site read for that.
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
        const address = addressOfForm(site)
        // A page with a mistake may have lost its form: buildEnd reports the mistake itself.
        if (!address && !errorIn(site, findings))
          this.error('No page has <ContactForm />, and cards lead to it. Put it on a page of pages/.')
        return {code: `export const formPage = ${JSON.stringify(address ?? '/')}`, moduleType: 'js'}
      },
    },
    transform: {
      filter: {id: /\.mdx$/},
      async handler(text, id) {
        const known = building ? compiled.get(id) : renew(text, id, (error) => this.error(error))
        const output = await known?.result
        // Documents tell machines what a page shows; in dev a browser need not load that.
        const more = known && this.environment.config.consumer === 'server' ? shownExport(known.shown) : ''
        return output && {code: output.code + known?.surroundings + more, moduleType: 'js'}
      },
    },
    buildEnd() {
      const error = building && site ? errorIn(site, findings) : undefined
      if (error) this.error(error)
    },
    async hotUpdate({type, file, read, server}) {
      const {name, hot, moduleGraph} = this.environment
      // A title may say what a record says.
      if (/\/content\/[^/]+\.yaml$/.test(file))
        for (const [id, module] of moduleGraph.idToModuleMap)
          if (id.endsWith('.mdx') && isInterpolated(frontmatterOf(compiled.get(id)?.text) ?? ''))
            moduleGraph.invalidateModule(module)
      if (!file.endsWith('.mdx')) return
      const formPage = moduleGraph.getModuleById(`\0${formPageId}`)
      if (formPage) moduleGraph.invalidateModule(formPage)
      if (name !== 'client') return
      const before = compiled.get(file)?.text ?? pageOf(file)?.text
      if (type === 'update' && frontmatterOf(before) === frontmatterOf(await read())) return
      // What a page says of itself is drawn outside it too: in the header, the tab, the ring, and on the pages of its folder.
      for (const {moduleGraph} of Object.values(server.environments))
        for (const [id, module] of moduleGraph.idToModuleMap)
          if (id.endsWith('.mdx')) moduleGraph.invalidateModule(module)
      hot.send({type: 'full-reload'})
      return []
    },
  }
}

/** The first page that has the contact form; a draft only where drafts are shown. */
function addressOfForm(site: SiteFiles): string | undefined {
  const page = (site.showsDrafts ? site : withoutDrafts(site)).pages.find(hasContactForm)
  return page && addressOf(page.file)
}

function shownExport(shown: ShownRecords): string {
  return `\nexport const shown = ${JSON.stringify(shown)}\n`
}

/** What stands between the first two `---` lines. */
function frontmatterOf(text = ''): string | undefined {
  return /^\uFEFF?---\r?\n([\s\S]*?)\r?\n---/.exec(text)?.[1]
}
