import type {ContentFolder} from '../content/contentFolder.ts'
import {type Finding, written} from '../finding.ts'

/** What has one thing, and that thing with nothing before it, where more of the sentence follows or it ends. */
const bare =
  /(?<=\b(?:has|have|had|gets?|needs?|with|brings?|becomes?|finds?|meets?) )(?!(?:an?|the|your|our) )(\p{L}{3,}(?: \p{L}{3,})?)(?=[.,;!?]|$| (?:which|who|that|at|from|of|for|in|on|before|after|when|if)(?![\p{L}’-]))/gmu
const determined = /(?<![\p{L}’-])(?:an?|the|your|our|my|their|his|her|every|each|one|this|that|no|any|another)(?= $)/u

/** The things that words name without “a”, and that the records, wherever they name them, name with one: `Everyone has DBS check`. */
export function lostArticles(words: string, content: ContentFolder['content']): Finding[] {
  return [...words.matchAll(bare)].flatMap(({index, 1: thing = ''}): Finding[] => {
    const article = articleOf(thing, content)
    if (!article) return []
    return [
      {at: index, message: `“${article}” is missing here.`, ...written(thing, `${article} ${thing}`), warning: true},
    ]
  })
}

/** What stands before a thing in the records, which never name it alone. */
function articleOf(thing: string, content: ContentFolder['content']): string | undefined {
  const named = new RegExp(`${thing}(?![\\p{L}’-])`, 'gu')
  const before = [...content.values()].flatMap(({text}) =>
    [...text.matchAll(named)].flatMap(({index}) => {
      const line = text.slice(Math.max(0, index - 20), index)
      return /[\p{L}’-]$/u.test(line) ? [] : (determined.exec(line)?.[0] ?? '')
    }),
  )
  const articles = before.filter((word) => /^an?$/.test(word))
  return before.every((word) => word !== '') && articles.length > 1 ? articles[0] : undefined
}
