import {posix} from 'node:path'
import mdx from '@mdx-js/rollup'
import type {Root} from 'mdast'
import rehypeSlug from 'rehype-slug'
import remarkFrontmatter from 'remark-frontmatter'
import remarkGfm from 'remark-gfm'
import remarkMdxFrontmatter from 'remark-mdx-frontmatter'
import type {Plugin} from 'vite'
import {addImports} from './addImports.ts'
import {checkPage} from './check/checkPage.ts'
import {checkRouting} from './check/routing.ts'
import {addressOf, readSite, type Site} from './check/site.ts'
import {viteError} from './check/stopVite.ts'
import {goOnFrom} from './goOnFrom.ts'
import {nameSections} from './nameSections.ts'
import {sections} from './sections.ts'
import {unwrapLabels} from './unwrapLabels.ts'

type Compiled = {code: string; map?: unknown}

/** Compiles `pages/*.mdx`, once for the browser and the prerender together, and tells what is wrong with them. */
export function mdxPages(): Plugin {
  let compile: (text: string, id: string) => Promise<Compiled | undefined>
  let root = ''
  let building = false
  let site: Site | undefined
  const compiled = new Map<string, {text: string; result: Promise<Compiled | undefined>}>()

  /** The mistakes of one page, as it is saved now. */
  function mistakesIn(id: string) {
    const now = readSite(root, site)
    site = now
    const page = now.addresses.get(addressOf(posix.relative(root, id)))
    return page && viteError(checkPage(page, now), () => page.text, root)
  }

  /** What the check read of a page: compiling changes it, so a page is handed on once, or as a copy. */
  function treeOf(path: string, text: string): Root | undefined {
    const page = site?.addresses.get(addressOf(posix.relative(root, path)))
    if (page?.text !== text || page.problems.length > 0) return undefined
    const {children, ...tree} = structuredClone(page.tree)
return {...tree, children: [{type: 'yaml', value: page.head.yaml}, ...children]}
  }

  return {
    name: 'site:mdx',
    enforce: 'pre',
    configResolved(config) {
      root = config.root
      building = config.command === 'build'
      const plugin = mdx({
        remarkPlugins: [
          [goOnFrom, (path: string, text: string) => treeOf(path, text)],
          remarkFrontmatter,
          remarkMdxFrontmatter,
          remarkGfm,
          [addImports, {root: config.root}],
          sections,
        ],
        rehypePlugins: [rehypeSlug, nameSections, unwrapLabels],
        tableCellAlignToStyle: false,
      })
      // The plugin of @mdx-js/rollup is called as a function so that its result can be shared.
      compile = plugin.transform as unknown as typeof compile
    },
    buildStart() {
      if (!building || this.environment.name !== 'client') return
      const read = readSite(root)
      site = read
      const problems = [...checkRouting(read), ...read.pages.flatMap((page) => checkPage(page, read))]
      const error = viteError(problems, (file) => read.pages.find((page) => page.file === file)?.text ?? '', root)
      if (error) this.error(error)
    },
    transform: {
      filter: {id: /\.mdx$/},
      async handler(text, id) {
        const error = building ? undefined : mistakesIn(id)
        if (error) this.error(error)
        const known = compiled.get(id)
        const result = known?.text === text ? known.result : compile.call(this, text, id)
        compiled.set(id, {text, result})
        const output = await result
        return output && {code: output.code, moduleType: 'js'}
      },
    },
    async hotUpdate({file, read}) {
      const before = compiled.get(file)
      if (this.environment.name !== 'client' || !before) return
      if (frontmatterOf(before.text) === frontmatterOf(await read())) return
      // What a page says of itself is drawn outside it too: in the header, the tab, the ring.
      this.environment.hot.send({type: 'full-reload'})
      return []
    },
  }
}

/** What stands between the first two `---` lines. */
function frontmatterOf(text: string): string | undefined {
  return /^---\n([\s\S]*?)\n---/.exec(text)?.[1]
}
