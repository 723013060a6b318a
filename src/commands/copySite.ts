import {readdirSync} from 'node:fs'
import {join} from 'node:path'
import {copyProject, type ProjectCopy} from './copyProject.ts'

/** How many folders the added pages stand in, at most: each has a page beside its own. */
const mostFolders = 10

/**
 * A copy of the project with at least that many pages: the real ones, again and again, each with a title of its own,
 * in folders whose own pages list what is in them.
 */
export function copySite(count = 0): ProjectCopy {
  const copy = copyProject()
  const real = readdirSync(join(copy.folder, 'pages')).filter((name) => name.endsWith('.mdx') && !name.startsWith('['))
  const folders = Math.min(mostFolders, Math.floor((count - real.length) / 2))
  for (let number = real.length; number < count; number++) {
    const folder = `section-${number % folders}`
    const isFirst = number < real.length + folders
    const own = copy
      .read(join('pages', real[number % real.length] ?? ''))
      .replaceAll(" from '../components/", " from '../../components/")
      .replace(/^title: .*$/m, `title: Page ${number}`)
      .replace(
        /^description: .*$/m,
        `description: The page with number ${number}, made to measure how a larger site is built.`,
      )
    const list = isFirst ? `\n## The pages of this section\n\n<PageList folder="${folder}" />\n` : ''
    copy.write(`pages/${folder}/${isFirst ? 'index' : `page-${number}`}.mdx`, own + list)
  }
  return copy
}
