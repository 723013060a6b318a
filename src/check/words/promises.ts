import type {Page} from '../page/parsePage.ts'
import {inFile} from '../problem.ts'
import {sectionsOf} from './sectionsOf.ts'
import {soonButtons} from './soonButtons.ts'
import type {WordsRule} from './wordsRule.ts'

const promise = /\b(always|at once|guaranteed?|immediately|instant(ly)?|never|right away|straight away|today)\b/gi

/** No word promises much beside a button for something that is still to come, nor in what search engines show of its page. */
export const promises: WordsRule = {
  name: 'promises',
  check: (site) =>
    site.pages.flatMap((page) => {
      const buttons = soonButtons(page, site).map(({tag}) => tag.position?.start.offset ?? 0)
      if (buttons.length === 0) return []
      const among = rangesOf(page).filter(([from, until]) => buttons.some((at) => from <= at && at < until))
      return [[0, page.frontmatter.end] as const, ...among].flatMap(([from, until]) =>
        [...page.text.slice(from, until).matchAll(promise)].map((match) =>
          inFile(page.file, page.text, {
            at: from + match.index,
            message: `“${match[0]}” promises much for something that is still to come, as a button here says.`,
            help: 'Say only what happens now.',
          }),
        ),
      )
    }),
}

/** From where to where each section stands in the text of a page. */
function rangesOf(page: Page): (readonly [from: number, until: number])[] {
  return sectionsOf(page).flatMap((nodes) => {
    const [from, until] = [nodes[0]?.position?.start.offset, nodes.at(-1)?.position?.end.offset]
    return from === undefined || until === undefined ? [] : [[from, until] as const]
  })
}
