import type {Rule} from '../rule.ts'

const message = 'Capitals throughout are hard to read, and some screen readers spell them out.'
const help = 'Write them as in any other sentence.'

/** WORDS THAT SHOUT, but for short names such as ISA or NEET. */
export const capitals: Rule = {
  name: 'capitals',
  quietBeside: ['frontmatterWords'],
  checkWords(words) {
    const isShouted = words === words.toUpperCase() && /\p{L}+\P{L}+\p{L}{4,}/u.test(words)
    const found = several.exec(words)
    // Short names one after the other, HTML, SVG and XML, are a list.
    const isList = found && !/[^,] /.test(found[0])
    const at = (isList ? undefined : found?.index) ?? (isShouted ? 0 : undefined)
    return at === undefined ? [] : [{at, message, help, warning: true}]
  },
}

/** At least four words, one of them too long to be a short name. */
const several =
  /(?<!\p{L})(?=(?:\P{L}*\p{Lu}+(?!\p{L}))*?\P{L}*\p{Lu}{5})(?:\p{Lu}+(?:[ ,’'&-]+(?=\p{Lu}))){3,}\p{Lu}+(?!\p{L})/u
