import {namedOnPages} from '../content/meantRecord.ts'
import {recordKinds} from '../content/schemas.ts'
import {sourceOf, startOf} from '../page/nodes.ts'
import type {Page} from '../page/parsePage.ts'
import {isTag, type PageTag, recordOf, tagsOf} from '../page/tags.ts'
import {placeOf} from '../places.ts'
import {type Component, componentsShowing} from '../readComponents.ts'
import type {SiteFiles} from '../readSite.ts'
import {type Finding, type Rule, written} from '../rule.ts'

/** What is made for one component alone, as `FeatureRow` is for `RuledRows`, stands there and nowhere else, and no card stands among it. */
export const rows: Rule = {
  name: 'rows',
  check: (page, site) =>
    // Of a page with a broken tag nobody knows what stands in what.
    page.problems.length > 0
      ? []
      : tagsOf(page).flatMap((tag) => {
          const holder = site.components.get(tag.name ?? '')
          if (holder?.holds !== 'items') return []
          const inside = tag.children.filter(isTag)
          const names = new Set(inside.map(({name}) => name ?? ''))
          return inside.flatMap((child) => misplaced(child, holder, names, page, site))
        }),
}

/** A component that stands in one that is not made for it. */
function misplaced(tag: PageTag, holder: Component, beside: Set<string>, page: Page, site: SiteFiles): Finding[] {
  const own = site.components.get(tag.name ?? '')
  if (own?.is !== 'item') return []
  const home = [...site.components.values()].find(({holdsOnly}) => holdsOnly === own.name)
  if (home ? home === holder : !holder.holdsOnly) return []
  const record = recordOf(tag)
  const other = tag.children.length === 0 && record && otherFor(record.attribute.name, own, holder, beside, site)
  return [
    {
      at: startOf(tag),
      message: home
        ? `<${own.name}> belongs in <${home.name}>, and this is <${holder.name}>.`
        : `<${holder.name}> holds only <${holder.holdsOnly}>, and this is <${own.name}>.`,
      ...(other
        ? written(sourceOf(page.text, tag), `<${other} ${record.attribute.name}="${record.id}" />`)
        : {
            help: home
              ? `Move it into <${home.name}>.`
              : (replaced(tag, holder, page, site) ?? moveTo(own, holder, page, site)),
          }),
    },
  ]
}

/** What to write where a card that the page shows already took the place of a row: the row that no page shows any more. */
function replaced(tag: PageTag, {holdsOnly}: Component, page: Page, site: SiteFiles): string | undefined {
  const record = recordOf(tag)
  const again = tagsOf(page).find((each) => each !== tag && each.name === tag.name && recordOf(each)?.id === record?.id)
  const kind = site.components.get(holdsOnly ?? '')?.props.find(({name}) => recordKinds.has(name))?.name
  const file = site.content.get(recordKinds.get(kind ?? '') ?? '')
  if (!record || !again || !file) return undefined
  const shown = namedOnPages(file.name, site)
  const [lost, ...more] = file.records.filter(({id}) => !shown.has(id) && !site.named.has(id))
  const {line} = placeOf(page.text, startOf(again))
  return lost && more.length === 0
    ? `It stands in line ${line} already, and no page shows ${lost.id}. Show that: <${holdsOnly} ${kind}="${lost.id}" />`
    : `It stands in line ${line} already: delete it here.`
}

/** Where others of its kind stand on the page, or else out of where it is. */
function moveTo(own: Component, holder: Component, page: Page, site: SiteFiles): string {
  const grid = tagsOf(page).find(
    ({name, children}) =>
      name !== holder.name &&
      site.components.get(name ?? '')?.holds === 'items' &&
      children.some((child) => isTag(child) && child.name === own.name),
  )
  return grid
    ? `Move it to the others of its kind, into <${grid.name}> of line ${placeOf(page.text, startOf(grid)).line}.`
    : `Move it below </${holder.name}>.`
}

/** The component that shows the same kind of record, and stands beside it or is what that place is for. */
function otherFor(
  kind: string,
  own: Component,
  holder: Component,
  beside: Set<string>,
  {components}: SiteFiles,
): string | undefined {
  const others = componentsShowing(kind, components).filter((each) => each !== own && each.is === 'item')
  return others.find(({name}) => (holder.holdsOnly ? name === holder.holdsOnly : beside.has(name)))?.name
}
