import {posix} from 'node:path'
import type {Plugin, Rollup} from 'vite'
import {addressOf} from '../check/address.ts'
import {checkPage, type FoundAlone} from '../check/checkPage.ts'
import {checkBesidePages} from '../check/checkSite.ts'
import {isInterpolated} from '../check/content/interpolations.ts'
import {withoutDrafts} from '../check/drafts.ts'
import {type ShownRecords, shownRecords} from '../check/page/shownRecords.ts'
import {hasContactForm} from '../check/page/tags.ts'
import type {Problem} from '../check/problem.ts'
import {readSite, type SiteFiles} from '../check/readSite.ts'
import {rules} from '../check/rules.ts'
import {compileOnce, readOnce} from './compileOnce.ts'
import {inThread, isWorthThread} from './inThreads.ts'
import {type Compiled, mdxCompiler} from './mdxCompiler.ts'
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

/** Compiles `pages/*.mdx`, once for the browser and the prerender together, and tells what is wrong with them. */
export function mdxPages(): Plugin {
  let compile: ReturnType<typeof mdxCompiler>
  let root = ''
  let building = false
  let site: SiteFiles | undefined
  let problems: Problem[] = []
  const compiled = new Map<string, Known>()

  const pageOf = (path: string) => {
    const name = posix.relative(root, path)
    return site?.pages.find(({file}) => file === name)
  }

  /** Everything that would stop a visitor's build, in the words of `npm run check`. */
  function errorOf(found: Problem[]) {
    const textOf = (file: string) =>
      pageOf(posix.join(root, file))?.text ?? site?.content.get(posix.basename(file))?.text ?? ''
    return viteError(found, textOf, root)
  }

  /** Checks and compiles the pages: first each alone, which needs its tree, and then beside the others, as far as that is known without their trees. */
  async function compileAll(site: SiteFiles) {
    const visible = withoutDrafts(site)
    const components = JSON.stringify([...site.components])
    const found: Problem[] = []
    // Of many pages a second thread reads those at the end meanwhile; whatever keeps it from that, all are read here.
    if (isWorthThread(visible.pages.length)) inThread('src/vite/readAhead.ts', root).catch(() => {})
    const alone: FoundAlone[] = []
    for (const page of visible.pages) alone.push(await readOnce(page, site, components, compile))
    compiled.clear()
    for (const [index, page] of visible.pages.entries()) {
      const own = checkPage(page, site, rules, alone[index])
      found.push(...own)
      // A build goes on, to tell what is wrong with the other pages too.
      const result = errorOf(own) ? {code: 'export default null'} : await compileOnce(root, page, components, compile)
      compiled.set(posix.join(root, page.file), {
        text: page.text,
        result: Promise.resolve(result),
        surroundings: surroundingsOf(page, visible),
        shown: shownRecords(page, site),
      })
      page.letGo()
    }
    // They ask all pages for something, which has been read by now.
    problems = [...checkBesidePages(site), ...found]
  }

  /** In dev a page is looked at whenever a browser asks for it, and compiled when its text is another. */
  function renew(text: string, id: string, stop: (error: Rollup.RollupError) => never): Known {
    const known = compiled.get(id)
    site = {...readSite(root, site), showsDrafts: true}
    const page = pageOf(id)
    const error = page && known?.text !== text && errorOf(checkPage(page, site))
    if (error) stop(error)
    // Before the page is compiled: its tree is used up by that.
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
      compile = mdxCompiler(config, {pageAt: pageOf, componentOf: (name) => site?.components.get(name)})
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
        site = building ? (site ?? readSite(root)) : {...readSite(root, site), showsDrafts: true}
        const address = addressOfForm(site)
        // A page with a mistake may have lost its form: buildEnd reports the mistake itself.
        if (!address && !errorOf(problems))
          this.error('No page has <ContactForm />, and cards lead to it. Put it on a page of pages/.')
        return {code: `export const formPage = ${JSON.stringify(address ?? '/')}`, moduleType: 'js'}
      },
    },
    transform: {
      filter: {id: /\.mdx$/},
      async handler(text, id) {
        const known = building ? compiled.get(id) : renew(text, id, (error) => this.error(error))
        const output = await known?.result
        // Documents tell machines what a page shows; a browser need not load that.
        const more = known && this.environment.config.consumer === 'server' ? shownExport(known.shown) : ''
        return output && {code: output.code + known?.surroundings + more, moduleType: 'js'}
      },
    },
    buildEnd() {
      const error = building ? errorOf(problems) : undefined
      if (error) this.error(error)
    },
    async hotUpdate({type, file, read, server}) {
      // What is wrong with a page may be mended in a component.
      if (file.endsWith('.tsx')) site = undefined
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
