import {inFile} from '../problem.ts'
import type {SiteFiles} from '../readSite.ts'
import {factAdvice} from './factAdvice.ts'
import {textsBesideFacts} from './textsBesideFacts.ts'
import type {WordsRule} from './wordsRule.ts'

/** A sentence in which pages name a fact has its value too where the figure is typed: no “We reply within 48 hours” beside `We reply within <Fact … />`. */
export const factsByHand: WordsRule = {
  name: 'factsByHand',
  check(site) {
    const sentences = sentencesOf(site)
    return textsBesideFacts(site).flatMap(({file, text}) =>
      sentences.flatMap(({before, id, value}) =>
        [...text.matchAll(new RegExp(`\\b${before}(?=\\d)`, 'giu'))].flatMap(({index, 0: said}) => {
          const at = index + said.length
          const typed = /^\d[\d,.]*(?: \p{L}+)?/u.exec(text.slice(at))?.[0] ?? ''
          if (text.startsWith(value, at)) return []
          return [
            inFile(file, text, {
              at,
              message: `This says ${typed}, and where other pages say the same, content/facts.yaml has ${value}.`,
              ...factAdvice(file, at, typed, id, site),
            }),
          ]
        }),
      ),
    )
  },
}

/** The three words before each fact on a page, where they are of some length or stand before it more than once. */
function sentencesOf(site: SiteFiles): {before: string; id: string; value: string}[] {
  const facts = new Map((site.content.get('facts.yaml')?.records ?? []).map(({id, value}) => [id, String(value.value)]))
  const found = new Map<string, {times: number; id: string; value: string}>()
  for (const {text} of site.pages)
    for (const [, before = '', id = ''] of text.matchAll(
      /(?<![\p{L}’])((?:\p{L}[\p{L}’]* ){3})<Fact fact="([\w-]+)"/gu,
    )) {
      const value = facts.get(id)
      const key = before.toLowerCase()
      if (value !== undefined) found.set(key, {times: (found.get(key)?.times ?? 0) + 1, id, value})
    }
  return [...found]
    .filter(([before, {times}]) => times > 1 || before.replaceAll(' ', '').length > 13)
    .map(([before, {id, value}]) => ({before, id, value}))
}
