import {namedOnPages} from '../content/meantRecord.ts'
import {sourceOf, startOf} from '../page/nodes.ts'
import {isTag, type PageTag, recordOf, tagsOf} from '../page/tags.ts'
import type {SiteFiles} from '../readSite.ts'
import {type Finding, type Rule, written} from '../rule.ts'

/** A card that shows another kind of record than those beside it: most likely in the place of the one of theirs that no page shows. */
function ofAnotherKind(odd: PageTag, cards: PageTag[], source: string, site: SiteFiles): Omit<Finding, 'at'> {
  const usual = cards.find(({name}) => name !== odd.name)
  const {file = '', attribute} = (usual && recordOf(usual)) ?? {}
  const shown = namedOnPages(file, site)
  const [lost, ...more] = site.content.get(file)?.records.filter(({id}) => !shown.has(id) && !site.named.has(id)) ?? []
  const message = `The cards beside it are <${usual?.name}>, and this is <${odd.name}>.`
  if (!lost || more.length > 0)
    return {message, help: `Move it to others of its kind, or write <${usual?.name}> in its place.`, warning: true}
  const right = `<${usual?.name} ${attribute?.name}="${lost.id}" />`
  return {
    message: `${message} No page shows ${lost.id}.`,
    ...written(source, right),
    warning: true,
    unshown: `${file}#${lost.id}`,
  }
}

/** `<RoleApplication role="mentor" />` among cards that are all `<RoleCard role="…" />`: the tag of another page. */
export const kindsBeside: Rule = {
  name: 'kindsBeside',
  quietBeside: ['components'],
  waits: true,
  check(page, site) {
    const holders = tagsOf(page).filter(({name}) => site.components.get(name ?? '')?.holds === 'items')
    return holders.flatMap(({children}): Finding[] => {
      const cards = children.filter(isTag)
      const kinds = new Set(cards.map((card) => recordOf(card)?.attribute.name))
      const names = [...new Set(cards.map(({name}) => name))]
      if (cards.length < 3 || kinds.has(undefined) || names.length !== 2) return []
      const [odd, ...more] = names.flatMap((name) => {
        const own = cards.filter((card) => card.name === name)
        return own.length === 1 ? own : []
      })
      const usual = names.find((name) => name !== odd?.name)
      if (!odd || more.length > 0 || odd.children.length > 0) return []
      const source = sourceOf(page.text, odd)
      if (kinds.size > 1) return [{at: startOf(odd), ...ofAnotherKind(odd, cards, source, site)}]
      return [
        {
          at: startOf(odd),
          message: `The others beside it are <${usual}>, and this is <${odd.name}>.`,
          ...written(source, source.replace(`<${odd.name}`, `<${usual}`)),
          warning: true,
        },
      ]
    })
  },
}
