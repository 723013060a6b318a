import {inFile} from '../problem.ts'
import type {SiteFiles} from '../readSite.ts'
import {textsBesideFacts} from './textsBesideFacts.ts'
import type {WordsRule} from './wordsRule.ts'

/** What is told elsewhere has both ends of a fact: no “16 to 24” where it is 16 to 25. */
export const ranges: WordsRule = {
  name: 'ranges',
  check: (site) => {
    const facts = rangesOf(site)
    return textsBesideFacts(site).flatMap(({file, text}) =>
      [
        ...text.matchAll(
          /(?<![\d:.,£])(\d{1,3})(?: to | ?[-–] ?(?=\d{1,3}[- ]year))(\d{1,3})(?!\d|[.,:]\d|%| ?(?:hours?|minutes?|people|weeks?|months?|days?|[ap]\.?m\b))/gi,
        ),
      ].flatMap(({index, 0: said, 1: from, 2: to}) => {
        const fact = facts.find((each) => (each.from === from) !== (each.to === to))
        if (!fact) return []
        return [
          inFile(file, text, {
            at: index,
            message: `This says ${said}, and content/facts.yaml says ${fact.value}: “${fact.label}”.`,
            help: 'If it is the same, say it the same in both places.',
          }),
        ]
      }),
    )
  },
}

function rangesOf(site: SiteFiles) {
  return (site.content.get('facts.yaml')?.records ?? []).flatMap(({value: fact}) => {
    const [value = '', from, to] = /^(\d+) to (\d+)$/.exec(String(fact.value)) ?? []
    return from && to ? [{value, from, to, label: String(fact.label)}] : []
  })
}
