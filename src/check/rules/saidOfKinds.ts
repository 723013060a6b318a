import {kindLengths} from '../content/kindLengths.ts'
import {shownOn} from '../page/shown.ts'
import type {Finding, Rule} from '../rule.ts'
import {endsSaid, lengthsSaid, maySayLength} from '../words/lengthsSaid.ts'

/** How long a kind of course or meeting takes, said of all of them, is what several records say alike. */
export const saidOfKinds: Rule = {
  name: 'saidOfKinds',
  quietBeside: ['saidLengths', 'saidOfRecords'],
  check(page, site) {
    const blocks = shownOn(page).filter(({words}) => maySayLength.test(words))
    // A page without any need not be read again when a record changes.
    if (blocks.length === 0) return []
    const kinds = kindLengths(site.content)
    const names = ['title', 'short'].map((key) => page.frontmatter.values.get(key)?.value)
    const about = kinds.filter(({titles}) => titles.some((title) => names.includes(title)))
    return blocks.flatMap(({words, at}) =>
      [...lengthsSaid(words, kinds), ...about.flatMap((kind) => endsSaid(words, kind))].map(({index, ...said}) => ({
        at: at(index),
        ...tellLength(said),
      })),
    )
  },
}

/** What to say of a length that words have otherwise than the records. */
export function tellLength({typed, kind}: Omit<ReturnType<typeof lengthsSaid>[number], 'index'>): Omit<Finding, 'at'> {
  return {
    message: `This says ${typed}, and ${kind.said}.`,
    help: 'Correct what is wrong, so that all say the same.',
    warning: true,
  }
}
