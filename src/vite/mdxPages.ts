import mdx from '@mdx-js/rollup'
import rehypeSlug from 'rehype-slug'
import remarkFrontmatter from 'remark-frontmatter'
import remarkGfm from 'remark-gfm'
import remarkMdxFrontmatter from 'remark-mdx-frontmatter'
import type {Plugin} from 'vite'
import {nameSections} from './nameSections.ts'
import {PageProblems, pageRules} from './pageRules.ts'
import {writeProblem} from './readContent.ts'
import {sections} from './sections.ts'
import {unwrapLabels} from './unwrapLabels.ts'

type Compiled = {code: string; map?: unknown}

/** Compiles `pages/*.mdx`, once for the browser and the prerender together, and tells what is wrong with them. */
export function mdxPages(): Plugin {
  let compile: (text: string, id: string) => Promise<Compiled | undefined>
  const compiled = new Map<string, {text: string; result: Promise<Compiled | undefined>}>()

  return {
    name: 'site:mdx',
    enforce: 'pre',
    configResolved({root}) {
      const plugin = mdx({
        remarkPlugins: [remarkFrontmatter, remarkMdxFrontmatter, remarkGfm, [pageRules, {root}], sections],
        rehypePlugins: [rehypeSlug, nameSections, unwrapLabels],
        tableCellAlignToStyle: false,
      })
      // The plugin of @mdx-js/rollup is called as a function so that its result can be shared.
      compile = plugin.transform as unknown as typeof compile
    },
    transform: {
      filter: {id: /\.mdx$/},
      async handler(text, id) {
        const known = compiled.get(id)
        const result = known?.text === text ? known.result : compile.call(this, text, id)
        compiled.set(id, {text, result})
        try {
          const output = await result
          return output && {code: output.code, moduleType: 'js'}
        } catch (error) {
          this.error(explain(error, id))
        }
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

/** What Vite prints and shows for a page that does not compile, with the author's own line and column. */
function explain(error: unknown, id: string) {
  if (error instanceof PageProblems) {
    const [first] = error.problems
    return {
      message: error.problems.map(writeProblem).join('\n'),
      id,
      loc: {file: id, line: first?.line ?? 1, column: (first?.column ?? 1) - 1},
    }
  }
  const {reason, message, ...place} = error as {reason?: string; message: string; line?: number; column?: number}
  // A tag that is never closed has its place in the words only: “(34:1-34:10)”.
  const [, line = place.line, column = place.column] = /\((\d+):(\d+)-/.exec(reason ?? '')?.map(Number) ?? []
  const problem = {
    file: `pages/${id.split('/pages/')[1]}`,
    line: line ?? 1,
    column: column ?? 1,
    message: reason ?? message,
  }
  return {message: writeProblem(problem), id, loc: {file: id, line: problem.line, column: problem.column - 1}}
}
