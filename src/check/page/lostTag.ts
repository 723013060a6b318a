import {asPattern} from '../asPattern.ts'
import {namedOnPages} from '../content/meantRecord.ts'
import {recordKinds} from '../content/schemas.ts'
import type {Component} from '../readComponents.ts'
import type {SiteFiles} from '../readSite.ts'
import {besideTags} from './besideTags.ts'
import {importedIn} from './importLine.ts'
import type {OutlinedPage} from './parsePage.ts'

/** A tag that a page has lost as far as anyone can see, and the record that no page shows since. */
export interface LostTag {
  tag: string
  unshown?: string
}

/** The tag that is missing in a sentence, by what nobody shows any more or by where the same words stand beside one; only what the page imports can be it. */
export function lostFromSentence(
  page: OutlinedPage,
  site: SiteFiles,
  before: string,
  after: string,
): LostTag | undefined {
  const imported = importedIn(page.text).flatMap((name) => site.components.get(name) ?? [])
  const inWords = imported.filter(({is, children}) => is === 'words' && children === 'none')
  const label = inWords.flatMap((component) => byLabel(component, after, site))
  const alone = inWords.flatMap((component) => shownNowhere(component, page, site))
  return only(label) ?? only(alone) ?? besideSameWords(page, site, before, after)
}

/** The tag that is missing where nothing stands any more: the one component that the page imports and does not show. */
export function lostBlock(page: OutlinedPage, site: SiteFiles): string | undefined {
  const shown = page.outline.tags.map(({name}) => name)
  const unused = importedIn(page.text).filter((name) => site.components.has(name) && !shown.includes(name))
  const component = unused.length === 1 ? site.components.get(unused[0] ?? '') : undefined
  if (component?.children !== 'none') return undefined
  if (component.props.every(({required}) => !required)) return `<${component.name} />`
  return only(shownNowhere(component, page, site))?.tag
}

/** `<Fact fact="…" />` of a fact that no page shows, and `<Email box="…" />` of the only box, where the page imports it for nothing else. */
function shownNowhere({name, props}: Component, page: OutlinedPage, site: SiteFiles): LostTag[] {
  const [needed, ...more] = props.filter(({required}) => required)
  const file = site.content.get(recordKinds.get(needed?.name ?? '') ?? '')
  if (needed && file && more.length === 0) {
    const named = namedOnPages(file.name, site)
    return file.records
      .filter(({id}) => !named.has(id) && !site.named.has(id))
      .map(({id}) => ({tag: `<${name} ${needed.name}="${id}" />`, unshown: `${file.name}#${id}`}))
  }
  if (needed || page.outline.tags.some((tag) => tag.name === name)) return []
  const tags = site.pages.flatMap(({outline}) => outline.tags.filter((tag) => tag.name === name))
  const used = tags.flatMap(({attributes}) => attributes.map((each) => ('name' in each ? each.value : undefined)))
  return props.flatMap((prop) =>
    (prop.values ?? [])
      .filter((value) => !used.includes(value))
      .map((value) => ({tag: `<${name} ${prop.name}="${value}" />`})),
  )
}

/** The fact whose label goes on with those words: `of donations go to delivery`. */
function byLabel({name, props}: Component, after: string, site: SiteFiles): LostTag[] {
  const [needed] = props.filter(({required}) => required)
  const file = site.content.get(recordKinds.get(needed?.name ?? '') ?? '')
  const [start] = /^\p{Ll}+ \p{Ll}+ \p{Ll}+/u.exec(after.trim()) ?? []
  if (!needed || !file || !start) return []
  const named = namedOnPages(file.name, site)
  return file.records
    .filter(({value}) => typeof value.label === 'string' && value.label.startsWith(start))
    .map(({id}) => ({
      tag: `<${name} ${needed.name}="${id}" />`,
      ...(!named.has(id) && {unshown: `${file.name}#${id}`}),
    }))
}

/** The tag that stands behind the same words, or before them, wherever they stand on pages. */
function besideSameWords(page: OutlinedPage, site: SiteFiles, before: string, after: string): LostTag | undefined {
  const imported = importedIn(page.text)
  if (imported.length === 0) return undefined
  const [last = ''] = /(?:\S+ )?\p{L}+ ?$/u.exec(before) ?? []
  const [next = ''] = /^ ?\p{L}+ \p{L}+(?!\p{L})/u.exec(after) ?? []
  // A small word stands before much else.
  const [word = ''] = /\p{L}{4,}$/u.exec(last.trim()) ?? []
  const beside = besideTags(site.pages)
  const found = [
    last.includes(' ') && beside.before.get(asPattern(last.trim())),
    word && beside.before.get(asPattern(word)),
    next && !last && beside.behind.get(asPattern(next.trim())),
  ]
  for (const tags of found) {
    const own = [...(tags || [])].filter((each) => imported.includes(/^<(\w+)/.exec(each)?.[1] ?? ''))
    if (own.length > 0) return only(own.map((tag) => ({tag})))
  }
  return undefined
}

function only<Each>(list: Each[]): Each | undefined {
  return list.length === 1 ? list[0] : undefined
}
