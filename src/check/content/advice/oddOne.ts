import {isMap, isScalar, type Node, type Scalar, visit} from 'yaml'
import type {Finding} from '../../finding.ts'
import type {ContentFile} from '../contentFile.ts'

/** The short words that visitors read below each other. */
const fields = ['title', 'question', 'text', 'heading', 'location', 'achievement', 'role', 'impact']

/** The one of a list that begins with a small letter, shouts, or ends with a full stop, where all others don’t. */
export function oddOne({name, document}: ContentFile): Finding[] {
  // It quotes what stands elsewhere.
  if (name === 'invented.yaml') return []
  const findings: Finding[] = []
  visit(document, {
    Seq(_, {items}) {
      for (const field of [undefined, ...fields]) {
        const lines = items.flatMap((item) => lineOf(item as Node, field))
        if (lines.length < 3) continue
        const tell = (isOdd: (words: string) => boolean, message: string, mend: (words: string) => string) => {
          const [odd, ...more] = lines.filter(({value}) => isOdd(value))
          if (!odd || more.length > 0) return
          const by = mend(odd.value)
          const isPlain = odd.type === 'PLAIN'
          findings.push({
            at: odd.range?.[0] ?? 0,
            message,
            write: field ? `${field}: ${by}` : `- ${by}`,
            ...(isPlain && {swap: {over: odd.value, by}}),
            warning: true,
          })
        }
        tell(
          (words) => /^\p{Ll}{2}/u.test(words),
          `The other ${field ?? 'line'}s begin with a capital.`,
          (words) => words.charAt(0).toUpperCase() + words.slice(1),
        )
        tell(
          (words) => /\p{L}{5}/u.test(words) && words === words.toUpperCase(),
          `The other ${field ?? 'line'}s are not in capitals.`,
          (words) => words.charAt(0) + words.slice(1).toLowerCase(),
        )
        if (!field)
          tell(
            (words) => /\p{L}{2}\.$/u.test(words),
            'The other lines have no full stop.',
            (words) => words.slice(0, -1),
          )
      }
    },
  })
  return findings
}

/** A value of a list, or of a field of its entries, that is words. */
function lineOf(item: Node, field?: string): Scalar<string>[] {
  const node = field ? (isMap(item) ? item.get(field, true) : undefined) : item
  return isScalar(node) && typeof node.value === 'string' && /\p{L}{2}/u.test(node.value)
    ? [node as Scalar<string>]
    : []
}
