import {sourceOf, startOf} from '../page/nodes.ts'
import {isTag, recordOf, tagsOf} from '../page/tags.ts'
import {type Finding, type Rule, written} from '../rule.ts'

/** `<RoleApplication role="mentor" />` among cards that are all `<RoleCard role="…" />`: the tag of another page. */
export const kindsBeside: Rule = {
  name: 'kindsBeside',
  quietBeside: ['rows', 'records', 'props', 'components'],
  check(page, site) {
    const holders = tagsOf(page).filter(({name}) => site.components.get(name ?? '')?.holds === 'items')
    return holders.flatMap(({children}): Finding[] => {
      const cards = children.filter(isTag)
      const kinds = new Set(cards.map((card) => recordOf(card)?.attribute.name))
      const names = [...new Set(cards.map(({name}) => name))]
      if (cards.length < 3 || kinds.size !== 1 || kinds.has(undefined) || names.length !== 2) return []
      const [odd, ...more] = names.flatMap((name) => {
        const own = cards.filter((card) => card.name === name)
        return own.length === 1 ? own : []
      })
      const usual = names.find((name) => name !== odd?.name)
      if (!odd || more.length > 0 || odd.children.length > 0) return []
      const source = sourceOf(page.text, odd)
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
