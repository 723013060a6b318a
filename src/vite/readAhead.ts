import {join} from 'node:path'
import {withoutDrafts} from '../check/drafts.ts'
import {readSite} from '../check/readSite.ts'
import {isCompiled, readOnce} from './compileOnce.ts'
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
  for (const page of pages.toReversed()) {
    if (isCompiled(root, page, components)) return
    await readOnce(page, site, components, compile)
  }
}
