import {parseArgs} from 'node:util'
import {joinList, nearest} from '../../site/index.ts'

export const usage = `npm run fix -- [pages]
  pages     of the folder pages/, like about.mdx; without a name, all of them
  --legal   the words of the legal pages and their date are right together, also where only one of them changed`

/** Returns the names of the requested pages, relative to `pages/`; all of `names` if none was requested. */
export function readOptions(words: string[], names: string[]): string[] {
  const {positionals} = parseArgs({args: words, allowPositionals: true})
  const wanted = positionals.map((word) => {
    const name = word.replaceAll('\\', '/').replace(/^.*?\bpages\//, '')
    return names.find((each) => each === name || each === `${name}.mdx`) ?? reportUnknownPage(name, names)
  })
  return wanted.length > 0 ? wanted : names
}

function reportUnknownPage(name: string, names: string[]): never {
  const meant = nearest(name.replace(/\.\w+$/, ''), names.map(withoutExtension))
  throw new Error(
    `pages/ has no file ${name}. ${meant ? `Did you mean ${meant}.mdx?` : `It has ${joinList(names, 'and')}.`}`,
  )
}

function withoutExtension(name: string): string {
  return name.replace(/\.mdx$/, '')
}
