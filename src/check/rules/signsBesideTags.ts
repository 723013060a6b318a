import {endOf, nodesOf, startOf} from '../page/nodes.ts'
import {tagsOf} from '../page/tags.ts'
import type {Finding, Rule} from '../rule.ts'

/** `<Fact … />>` and `<Join>>words`: a sign of a tag that was typed twice, so that visitors read it. */
export const signsBesideTags: Rule = {
  name: 'signsBesideTags',
  quietBeside: ['nesting'],
  check: (page, site) => {
    const words = nodesOf(page, 'text').map((node) => ({from: startOf(node), to: endOf(node)}))
    const isShown = (at: number) => words.some(({from, to}) => from <= at && at < to)
    return tagsOf(page)
      .filter(({name}) => site.components.has(name ?? ''))
      .flatMap((tag): Finding[] => {
        const first = tag.children[0]
        const places = [endOf(tag), ...(first ? [startOf(first)] : [])]
        return places.flatMap((at) => {
          const [, space = '', sign] = /^( ?)(\/?>)(?![\d=])/.exec(page.text.slice(at)) ?? []
          const place = at + space.length
          if (!sign || !isShown(place) || (space && /^> \d/.test(page.text.slice(place)))) return []
          return [
            {
              at: place,
              message: `There is a ${sign} too many at <${tag.name}>, and visitors see it.`,
              help: 'Delete it.',
            },
          ]
        })
      })
  },
}
