import {posix} from 'node:path'
import mdx from '@mdx-js/rollup'
import type {Root} from 'mdast'
import rehypeSlug from 'rehype-slug'
import remarkFrontmatter from 'remark-frontmatter'
import remarkGfm from 'remark-gfm'
import remarkMdxFrontmatter from 'remark-mdx-frontmatter'
import type {Plugin} from 'vite'
import {checkPage} from '../check/checkPage.ts'
import {checkBesidePages} from '../check/checkSite.ts'
import {withoutDrafts} from '../check/drafts.ts'
import {fileFor} from '../check/keep.ts'
import {type ShownRecords, shownRecords} from '../check/page/shownRecords.ts'
import type {Problem} from '../check/problem.ts'
import {readSite, type SiteFiles} from '../check/readSite.ts'
import {addImports} from './addImports.ts'
import {marksOf} from './marks.ts'
import {nameSections} from './nameSections.ts'
import {keep} from './packedTexts.ts'
import {reuseTree} from './reuseTree.ts'
import {sections} from './sections.ts'
import {viteError} from './stopVite.ts'
import {surroundingsOf} from './surroundings.ts'
import {unwrapLabels} from './unwrapLabels.ts'

type Compiled = {code: string}

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
  let compile: (text: string, id: string) => Promise<Compiled | undefined>
  let root = ''
  let building = false
  let site: SiteFiles | undefined
  /** The same with the pages that are shown: in a build all but drafts. */
  let visible: SiteFiles | undefined
  /** What compiling asks of them, and more. */
  let components = ''
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

  /** What the check has read of a page. */
  function treeOf(path: string, text: string): Root | undefined {
    const page = pageOf(path)
    if (page?.text !== text) return undefined
    const {tree} = page
    // To compile it is to change it.
    page.letGo()
    return {...tree, children: [{type: 'yaml', value: page.frontmatter.yaml}, ...tree.children]}
  }

  /** A page that was compiled by an earlier build from the same text, with the same components, is not compiled again. */
  async function compileOnce(text: string, id: string): Promise<Compiled | undefined> {
    const file = fileFor(root, ['compiled', posix.relative(root, id), text, components], 'js')
    const code = await keep(file, async () => Buffer.from((await compile(text, id))?.code ?? ''))
    // A thousand trees would fill the memory.
    pageOf(id)?.letGo()
    return {code: String(code)}
  }

  return {
    name: 'site:mdx',
    enforce: 'pre',
    configResolved(config) {
      root = config.root
      building = config.command === 'build'
      const marks = marksOf(config)
      const plugin = mdx({
        remarkPlugins: [
          [reuseTree, (path: string, text: string) => treeOf(path, text)],
          remarkFrontmatter,
          remarkMdxFrontmatter,
          remarkGfm,
          ...marks.words,
          [addImports, {root: config.root}],
          [sections, {isBand: (name: string) => site?.components.get(name)?.isBand}],
        ],
        rehypePlugins: [
          rehypeSlug,
          nameSections,
          [unwrapLabels, {takesLabel: (name: string) => site?.components.get(name)?.takesLabel}],
          ...marks.components,
        ],
        tableCellAlignToStyle: false,
        // No map: mistakes are told at their line by the check, and nobody steps through prose.
        ...({SourceMapGenerator: undefined} as object),
      })
      // The plugin of @mdx-js/rollup is called as a function so that its result can be shared.
      compile = plugin.transform as unknown as typeof compile
    },
    buildStart() {
      // The pages are built for Node first; who builds the client alone has the site read for that.
      if (!building || (site && this.environment.name !== 'ssr')) return
      site = readSite(root)
      visible = withoutDrafts(site)
      components = JSON.stringify([...site.components])
      problems = checkBesidePages(site)
    },
    transform: {
      filter: {id: /\.mdx$/},
      async handler(text, id) {
        const known = compiled.get(id)
        if (!building) visible = site = {...readSite(root, site), showsDrafts: true}
        const page = pageOf(id)
        // Before the page is compiled: its tree is used up by that.
        const surroundings =
          building && known ? known.surroundings : page && visible ? surroundingsOf(page, visible) : ''
        let shown = known?.shown ?? {}
        if (!building || known?.text !== text) {
          const found = page && site ? checkPage(page, site) : []
          const error = errorOf(found)
          if (error && !building) this.error(error)
          if (error) {
            // A build goes on, to tell what is wrong with the other pages too.
            problems.push(...found)
            return {code: 'export default null', moduleType: 'js'}
          }
          shown = page && site ? shownRecords(page, site) : {}
        }
        const result =
          known?.text === text ? known.result : building ? compileOnce(text, id) : compile.call(this, text, id)
        compiled.set(id, {text, result, surroundings, shown})
        const output = await result
        // Documents tell machines what a page shows; a browser need not load that.
        const more = this.environment.config.consumer === 'server' ? shownExport(shown) : ''
        return output && {code: output.code + surroundings + more, moduleType: 'js'}
      },
    },
    buildEnd() {
      const error = building ? errorOf(problems) : undefined
      if (error) this.error(error)
    },
    async hotUpdate({type, file, read, server}) {
      // What is wrong with a page may be mended in a component.
      if (file.endsWith('.tsx')) site = undefined
      const {name, hot} = this.environment
      if (name !== 'client' || !file.endsWith('.mdx')) return
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

function shownExport(shown: ShownRecords): string {
  return `\nexport const shown = ${JSON.stringify(shown)}\n`
}

/** What stands between the first two `---` lines. */
function frontmatterOf(text = ''): string | undefined {
  return /^\uFEFF?---\r?\n([\s\S]*?)\r?\n---/.exec(text)?.[1]
}
