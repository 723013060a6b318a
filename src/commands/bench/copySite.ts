import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import {tmpdir} from 'node:os'
import {join, resolve} from 'node:path'

const copied = ['components', 'content', 'pages', 'public', 'src', 'package.json', 'vite.config.ts', 'tsconfig.json']

/** A copy of the project with at least that many pages: the real ones, again and again, each with a title of its own. */
export function copySite(count = 0): {root: string; remove: () => void} {
  const root = realpathSync(mkdtempSync(join(tmpdir(), 'bench-')))
  // Not the folder as a whole: what a build keeps for itself stands in it.
  mkdirSync(join(root, 'node_modules'))
  for (const name of readdirSync('node_modules').filter((each) => !/^\.(cache|vite)/.test(each)))
    symlinkSync(resolve('node_modules', name), join(root, 'node_modules', name))
  for (const name of copied) cpSync(name, join(root, name), {recursive: true})
  const real = readdirSync('pages').filter((name) => !name.startsWith('['))
  for (let number = real.length; number < count; number++) {
    const text = readFileSync(join('pages', real[number % real.length] ?? ''), 'utf8')
    const own = text
      .replace(/^title: .*$/m, `title: Page ${number}`)
      .replace(
        /^description: .*$/m,
        `description: The page with number ${number}, made to measure how a larger site is built.`,
      )
      .replace(/^facet: .*\n/m, '')
    writeFileSync(join(root, 'pages', `page-${number}.mdx`), own)
  }
  return {root, remove: () => rmSync(root, {recursive: true, force: true})}
}
