import {join} from 'node:path'
import {checkPage} from '../check/checkPage.ts'
import {withoutDrafts} from '../check/drafts.ts'
import {readSite} from '../check/readSite.ts'
import {compileOnce, isCompiled} from './compileOnce.ts'
import {mdxCompiler} from './mdxCompiler.ts'

/**
 * Reads, checks and compiles the pages of a project from the last to the first, and keeps what comes of it: the build,
 * which goes from the first to the last in another thread, finds it there. Ends where the two meet.
 */
export async function readAhead(root: string): Promise<void> {
  const site = readSite(root)
  const components = JSON.stringify([...site.components])
  const compile = mdxCompiler(
    {root, plugins: []},
    {
      pageAt: (path) => site.pages.find(({file}) => join(root, file) === path),
      componentOf: (name) => site.components.get(name),
    },
  )
  const {pages} = withoutDrafts(site)
  // Rules ask of all pages what links to them: each thread begins with those that are the other's last.
  for (const {outline} of pages.toReversed()) void outline
  for (const page of pages.toReversed()) {
    if (isCompiled(root, page, components)) return
    const isRight = checkPage(page, site).every(({warning}) => warning)
    if (isRight) await compileOnce(root, page, components, compile)
    page.letGo()
  }
}
