import {toString as textOf} from 'mdast-util-to-string'
import {type Unmarked, unmarkedQuestions} from '../asks.ts'
import {nodesOf, sourceOf, startOf} from '../page/nodes.ts'
import type {Page} from '../page/parsePage.ts'
import {type Shown, shownOn} from '../page/shown.ts'
import {type Finding, type Rule, written} from '../rule.ts'

/** A question ends with a question mark: `Could you be a mentor`, by the words that only a question begins with. As advice. */
export const questionMarks: Rule = {
  name: 'questionMarks',
  check(page) {
    const points = pointsThatAskNothing(page)
    return shownOn(page).flatMap((shown): Finding[] => {
      const {node, words, at} = shown
      if (points.has(node)) return []
      if (node.type === 'heading') return headingOf(shown, page)
      return unmarkedQuestions(words, node.type === 'paragraph' ? 'prose' : 'record').map((found) =>
        tellQuestion(found, at(found.at)),
      )
    })
  },
}

/** What only a question begins with where the headings beside it are questions, and what ends like a sentence is no title. */
const oneOfSome = /^(?:What|Who|Whose|Which|When|Where|Why|How|Can|Could|Do|Does|Is|Are|Will|Should)\b.*(\p{L})\.$/u

function headingOf({node, words}: Shown, page: Page): Finding[] {
  const beside = nodesOf(page, 'heading').filter((other) => node.type === 'heading' && other.depth === node.depth)
  const others = beside.filter((other) => textOf(other).trim().endsWith('?'))
  const [, word = ''] = (others.length > 0 && oneOfSome.exec(words)) || []
  const found = unmarkedQuestions(words, 'heading')[0] ?? (word ? {at: 0, word, sign: '.', goesOn: false} : undefined)
  const source = sourceOf(page.text, node)
  if (!found || page.text[startOf(node)] !== '#' || words.includes('?')) return []
  return [{...tellQuestion(found, startOf(node)), ...written(source, `${source.replace(/[.,]$/, '')}?`)}]
}

/** What is said of a question without its sign, which stands at a place of a text. */
export function tellQuestion({word, sign, goesOn}: Unmarked, at: number): Finding {
  return {
    at,
    message: 'This is a question, and has no question mark.',
    ...(goesOn ? {help: 'Write ? where the question ends, and a capital after it.'} : written(word + sign, `${word}?`)),
    warning: true,
  }
}

/** The points of lists of which none has a question mark: there “Is there when you call” may tell something. */
function pointsThatAskNothing(page: Page): Set<unknown> {
  const asking = new Set(shownOn(page).flatMap(({node, words}) => (words.includes('?') ? [node] : [])))
  return new Set(
    nodesOf(page, 'list').flatMap(({children}) => {
      const points = children.flatMap(({children: [first]}) => first ?? [])
      return points.some((point) => asking.has(point as never)) ? [] : points
    }),
  )
}
