import {existsSync, readFileSync} from 'node:fs'
import {join} from 'node:path'
import {
  addressOf as addressOfPage,
  type Component,
  decode,
  filesBelow,
  isDraft,
  nodesOf,
  type Page,
  readComponents,
  readPage,
  tagsOf,
} from '../../site/index.ts'
import type {PageText} from './model.ts'
import {readSourcePage} from './readSourcePage.ts'

/** What the file of a page says by itself. */
export interface PageFile {
  file: string
  draft: boolean
  text: PageText
  /** The names and values at its top. */
  top: unknown[]
  /** What it imports, as it says it, and the components that it shows. */
  imports: string[]
  tags: string[]
  toasts: string[]
}

/** `pages/about.mdx` is the page at `/about`; the fallback page is built as `/404`. */
export function addressOf(file: string): string {
  return file.startsWith('pages/[') ? '/404' : addressOfPage(file)
}

/** The pages of a state by their address, read as the check reads them, broken or not. */
export function readPages(folder: string): Map<string, PageFile> {
  const pages = join(folder, 'pages')
  if (!existsSync(pages)) return new Map()
  const components = existsSync(join(folder, 'components')) ? readComponents(folder) : new Map<string, Component>()
  const names = filesBelow(pages).filter((name) => name.endsWith('.mdx'))
  return new Map(
    names.map((name) => {
      const file = `pages/${name}`
      const {text} = decode(readFileSync(join(folder, file)))
      return [addressOf(file), readFile(readPage(file, text, components))]
    }),
  )
}

function readFile(page: Page): PageFile {
  const tags = tagsOf(page)
  return {
    file: page.file,
    draft: isDraft(page),
    text: readSourcePage(addressOf(page.file), page),
    top: [...page.frontmatter.values].map(([name, {value}]) => [name, value]),
    imports: importedBy(page),
    tags: tags.map(({name}) => name ?? ''),
    toasts: tags
      .flatMap(({attributes}) => attributes)
      .flatMap((each) =>
        each.type === 'mdxJsxAttribute' && each.name === 'toast' && typeof each.value === 'string' ? [each.value] : [],
      ),
  }
}

function importedBy(page: Page): string[] {
  return nodesOf(page, 'mdxjsEsm').flatMap((node) =>
    (node.data?.estree?.body ?? []).flatMap((statement) =>
      statement.type === 'ImportDeclaration' ? [String(statement.source.value)] : [],
    ),
  )
}
