import {existsSync} from 'node:fs'
import {join} from 'node:path'
import {type FoundAlone, findAlone} from '../check/checkPage.ts'
import {fileFor} from '../check/keep.ts'
import type {Page} from '../check/page/parsePage.ts'
import {pictureSize} from '../check/pictureFile.ts'
import type {SiteFiles} from '../check/readSite.ts'
import type {Compiled, mdxCompiler} from './mdxCompiler.ts'
import {keep} from './packedTexts.ts'

/** The code of a page: what was made before of the same text and components, by an earlier build or another thread, or what is made now. */
export async function compileOnce(
  root: string,
  page: Page,
  components: string,
  compile: ReturnType<typeof mdxCompiler>,
): Promise<Compiled> {
  const code = await keep(compiledFile(root, page, components), async () =>
    Buffer.from((await compile(page.text, join(root, page.file)))?.code ?? ''),
  )
  return {code: String(code)}
}

/** Reads a page for all that is made of it alone: what other pages know of it, what is wrong with it, which is returned, and its code. Its tree goes then. */
export async function readOnce(
  page: Page,
  site: SiteFiles,
  components: string,
  compile: ReturnType<typeof mdxCompiler>,
): Promise<FoundAlone> {
  const own = findAlone(page, site)
  const isRight = [...page.problems, ...Object.values(own).flat()].every(({warning}) => warning)
  if (isRight) await compileOnce(site.root, page, components, compile)
  page.letGo()
  return own
}

/** Whether the code of a page is there already. */
export function isCompiled(root: string, page: Page, components: string): boolean {
  return existsSync(compiledFile(root, page, components))
}

function compiledFile(root: string, {file, text}: Page, components: string): string {
  // The code holds the sizes of the page's pictures.
  const sizes = (text.match(/\/[^\s()<>"]+\.\w+/g) ?? []).map((address) => pictureSize(root, address))
  return fileFor(root, ['compiled', file, text, components, sizes], 'js')
}
