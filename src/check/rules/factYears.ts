import {figuresOfYears, type YearFigure} from '../content/advice/figuresOfYears.ts'
import {orThere} from '../orThere.ts'
import {endOf, startOf} from '../page/nodes.ts'
import type {Page} from '../page/parsePage.ts'
import {type PageTag, recordOf, tagsOf} from '../page/tags.ts'
import type {Finding, Rule} from '../rule.ts'

/** What compares a figure with another year, or looks ahead to one: then that year is no slip. */
const another =
  /\b(?:than|half|twice|double|doubled|third|quarter|from|up|down|will|want|hope|aim|plan|plans|goal|target|expect|compared|already|still)\b/i

/** `By 2024 we had helped <Fact … /> young people`, where the fact counts them by another year: the figure was changed with its year, and these words were not. */
export const factYears: Rule = {
  name: 'factYears',
  check(page, site) {
    const facts = figuresOfYears(site)
    return tagsOf(page).flatMap((tag): Finding[] => {
      const record = tag.type === 'mdxJsxTextElement' ? recordOf(tag) : undefined
      const fact = record?.file === 'facts.yaml' ? facts.find(({id}) => id === record.id) : undefined
      return fact ? yearsBeside(tag, fact, page) : []
    })
  },
}

function yearsBeside(tag: PageTag, fact: YearFigure, {text}: Page): Finding[] {
  const before = /(?:[^\n.!?]|[.!?](?=\S))*$/.exec(text.slice(0, startOf(tag)))?.[0] ?? ''
  const behind = /^(?:[^\n.!?]|[.!?](?=\S))*/.exec(text.slice(endOf(tag)))?.[0] ?? ''
  const sentence = `${before}${text.slice(startOf(tag), endOf(tag))}${behind}`
  const words = fact.counted.match(/\p{L}{4,}/gu) ?? []
  const [said, ...more] = [...sentence.matchAll(/\b(by|in|of|since) (\d{4})\b/gi)]
  const [, how = '', year = ''] = said ?? []
  if (!said || more.length > 0 || how.toLowerCase() !== fact.how || Number(year) === fact.year) return []
  if (another.test(sentence) || !words.every((word) => sentence.toLowerCase().includes(word.toLowerCase()))) return []
  return [
    {
      at: startOf(tag) - before.length + said.index,
      message: `This says ${said[0]} of ${fact.value}, and ${fact.labelPlace}, says ${fact.label}.`,
      help: orThere(`${how} ${fact.year}`, `label: ${fact.label.replace(String(fact.year), year)}`),
      warning: true,
      unshown: `facts.yaml#${fact.id}`,
    },
  ]
}
