import {readdirSync} from 'node:fs'
import {join} from 'node:path'
import {copyProject} from '../copyProject.ts'

/** A copy of the project with at least that many pages: the real ones, again and again, each with a title of its own. */
export function copySite(count = 0): {root: string; remove: () => void} {
  const {folder, read, write, remove} = copyProject()
  const real = readdirSync(join(folder, 'pages')).filter((name) => name.endsWith('.mdx') && !name.startsWith('['))
  for (let number = real.length; number < count; number++) {
    const own = read(join('pages', real[number % real.length] ?? ''))
      .replace(/^title: .*$/m, `title: Page ${number}`)
      .replace(
        /^description: .*$/m,
        `description: The page with number ${number}, made to measure how a larger site is built.`,
      )
      .replace(/^facet: .*\n/m, '')
    write(`pages/page-${number}.mdx`, own)
  }
  return {root: folder, remove}
}
