import {
  addressOf,
  containsOffset,
  dateInWords,
  fieldTag,
  interpolate,
  type Range,
  type SiteFiles,
  siteDetails,
} from '../site/index.ts'
import {outermostMarks} from './inline/contents.ts'
import {linkTargets} from './page/addable.ts'
import {picturesOf} from './page/pictures.ts'
import {textBlocksOf} from './page/textBlocks.ts'
import type {Editable, Inline} from './protocol.ts'

/** The text of a block as visitors read it. */
interface BlockText {
  words: string
  /** A sentence on each link, and on each bold or italic text. */
  formatting: string[]
}

/**
 * Returns functions that read the items of a file as visitors do: with the names of pages, records and
 * values.
 */
export function createReader(site: SiteFiles, file: string) {
  const page = site.pages.find((each) => each.file === file && each.defects.length === 0)
  const blocks = page ? textBlocksOf(page.tree, page.text) : []
  const pictures = page ? picturesOf(page) : []
  const targets = targetNames(site)
  const targetOf = (to: string) => targets.get(to.startsWith('#') ? addressOf(file) + to : to) ?? to

  /** Returns what each atom of a block shows, by its index. */
  function piecesOf(range: Range): string[] {
    const tokens = blocks.find(({start}) => start === range.start)?.tokens ?? []
    const inside = pictures.filter(({at}) => containsOffset(range, at)).values()
    return tokens.flatMap((token) => {
      if (token.type !== 'atom') return []
      if (token.name === 'line break') return ' '
      if (token.name === 'picture') return `[Picture: ${inside.next().value?.value}]`
      return shownByTag(token.source, site) ?? `[${token.name}]`
    })
  }

  return {
    block({span, inlines}: Extract<Editable, {kind: 'inline'}>): BlockText {
      const pieces = piecesOf(span)
      const wordsOf = (all: Inline[]): string =>
        all
          .map((each) =>
            each.type === 'text' ? each.text : (pieces[each.attrs.index] ?? `[${each.attrs.name}]`),
          )
          .join('')
      const formattingOf = (all: Inline[]): string[] =>
        outermostMarks(all).flatMap(({mark, inner}) => {
          if (!mark) return []
          const words = `“${wordsOf(inner)}”`
          const style = mark.type === 'strong' ? 'bold' : 'italics'
          const own =
            mark.type === 'link' ? `${words} leads to ${targetOf(mark.attrs.href)}` : `${words} in ${style}`
          return [own, ...formattingOf(inner)]
        })
      return {words: wordsOf(inlines).trim(), formatting: formattingOf(inlines)}
    },
    value({text, shown = text, value}: Extract<Editable, {kind: 'text'}>): string {
      if (value.type === 'page') return targetOf(text)
      if (value.type === 'date' && !Number.isNaN(Date.parse(text))) return dateInWords(text)
      return (value.type === 'choice' && value.names?.[text]) || shown.trim()
    },
  }
}

/** Maps the address of each page and heading to its name. */
function targetNames(site: SiteFiles): Map<string, string> {
  return new Map(
    linkTargets(site).flatMap(({to, name, headings}) => [
      [to, name] as const,
      ...headings.map((each) => [each.to, `${name}: ${each.name}`] as const),
    ]),
  )
}

/**
 * Returns the value that a tag such as `<Fact fact="age-range" />` shows in a sentence; `undefined` for other
 * tags.
 */
function shownByTag(source: string, {content, components}: SiteFiles): string | undefined {
  const isTagOf = (placeholder: string) => fieldTag(placeholder, components) === source
  const placeholders = [
    ...(content.get('facts.yaml')?.records ?? []).map(({id}) => `fact:${id}`),
    ...[...content.keys()].flatMap((name) =>
      ['count', 'Count'].map((kind) => `${kind}:${name.replace('.yaml', '')}`),
    ),
  ]
  const placeholder = placeholders.find(isTagOf)
  if (placeholder) return interpolate(`{${placeholder}}`, content)
  const detail = Object.entries(siteDetails(content)).find(([name]) => isTagOf(name))
  return detail && String(detail[1])
}
