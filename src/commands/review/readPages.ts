import {existsSync, readdirSync, readFileSync} from 'node:fs'
import {join} from 'node:path'
import {addressOf as addressOfPage} from '../../check/address.ts'
import {decode} from '../../check/decode.ts'
import {memoizeByText} from '../../check/memoizeByText.ts'
import {type Page, parsePage} from '../../check/page/parsePage.ts'
import {type Component, readComponents} from '../../check/readComponents.ts'

/** `pages/about.mdx` is the page at `/about`; the fallback page is built as `/404`. */
export function addressOf(file: string): string {
  return file.startsWith('pages/[') ? '/404' : addressOfPage(file)
}

/** The pages of a state as the check reads them, broken or not, by their address. */
export function readPages(folder: string): Map<string, Page> {
  const pages = join(folder, 'pages')
  if (!existsSync(pages)) return new Map()
  const components = existsSync(join(folder, 'components')) ? readComponents(folder) : new Map<string, Component>()
  const names = readdirSync(pages, {recursive: true, encoding: 'utf8'}).filter((name) => name.endsWith('.mdx'))
  return new Map(
    names.map((name) => {
      const file = `pages/${name.replaceAll('\\', '/')}`
      const {text} = decode(readFileSync(join(folder, file)))
      return [addressOf(file), readPage(join(folder, file), text, file, components)]
    }),
  )
}

/** A review asks for the same pages many times, and each state has its own. */
function readPage(path: string, text: string, file: string, components: Map<string, Component>): Page {
  return parse(path, text)(file, components)
}

const parse = memoizeByText((_path, text) => {
  let page: Page | undefined
  return (file: string, components: Map<string, Component>) => {
    page ??= parsePage(file, text, components)
    return page
  }
})
