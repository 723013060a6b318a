import {plainInlines, withMark} from '../../src/edit/inline/contents.ts'
import {editablesOfPage} from '../../src/edit/pageEditables.ts'
import type {Inline, Span} from '../../src/edit/protocol.ts'
import {importLine} from '../../src/site/page/importLine.ts'
import {parsePage} from '../../src/site/page/parsePage.ts'
import {components, plain} from '../check/siteWith.ts'

export const file = 'pages/page.mdx'
export const frontmatter = '---\ntitle: A title\ndescription: A description.\n---\n\n'

/** Returns the text of a link. */
export function linkTo(href: string, words: string): Inline[] {
  return withMark(plainInlines(words), {type: 'link', attrs: {href}})
}

export function bold(words: string): Inline[] {
  return withMark(plainInlines(words), {type: 'strong'})
}

/** Parses a page with that Markdown below its frontmatter. */
export function pageOf(source: string) {
  return parsePage(file, `${frontmatter}${source}\n`, components)
}

/** Returns a site with that page, and the span of the first block in it that starts with `prefix`. */
export function siteAndSpan(source: string, prefix: string): {site: typeof plain; span: Span} {
  const page = pageOf(source)
  const site = {...plain, components, pages: [page]}
  const found = editablesOfPage(page, site).find(
    ({kind, span}) =>
      (kind === 'inline' || kind === 'block') && page.text.slice(span.start, span.end).startsWith(prefix),
  )
  if (!found) throw new Error(`Nothing starts with ${prefix}.`)
  return {site, span: found.span}
}

/** Adds import lines for the components that the source uses. */
export function withImports(source: string): string {
  const used = [...new Set([...source.matchAll(/<([A-Z]\w+)/g)].map(([, name = '']) => name))].sort()
  return used.map((name) => `${importLine(name, file)}\n`).join('') + (used.length > 0 ? '\n' : '') + source
}
