import {shownOn} from '../page/shown.ts'
import type {Finding, Rule} from '../rule.ts'

const message = 'Capitals throughout are hard to read, and some screen readers spell them out.'
const help = 'Write them as in any other sentence.'

/** WORDS THAT SHOUT, but for short names such as ISA or NEET. */
export const capitals: Rule = {
  name: 'capitals',
  quietBeside: ['frontmatterWords'],
  check: (page) =>
    shownOn(page).flatMap(({node, words, at}): Finding[] => {
      const shouted = node.type === 'heading' && /\p{L}+\P{L}+\p{L}{4,}/u.test(words) && words === words.toUpperCase()
      return shouted && !several.test(words) ? [{at: at(0), message, help, warning: true}] : []
    }),
  checkWords(words) {
    const match = several.exec(words)
    return match ? [{at: match.index, message, help, warning: true}] : []
  },
}

/** At least four words, one of them too long to be a short name. */
const several =
  /(?<!\p{L})(?=(?:\P{L}*\p{Lu}+(?!\p{L}))*?\P{L}*\p{Lu}{5})(?:\p{Lu}+(?:[ ,’'&-]+(?=\p{Lu}))){3,}\p{Lu}+(?!\p{L})/u
