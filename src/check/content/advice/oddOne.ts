import {isMap, isScalar, isSeq, type Node, type Scalar, visit} from 'yaml'
import type {Finding} from '../../finding.ts'
import type {ContentFile} from '../contentFile.ts'
import {fieldNames} from '../fieldNames.ts'

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
  return [...findings, ...withoutWords(name, document)]
}

/** `2-3`, where the same field of all others says of what: `2-3 hours`. */
function withoutWords(name: string, document: ContentFile['document']): Finding[] {
  const records = isSeq(document.contents) ? document.contents.items.filter(isMap) : []
  const names = new Set(records.flatMap(fieldNames))
  return [...names].flatMap((field): Finding[] => {
    const all = records.flatMap((record) => {
      const node = record.get(field, true)
      return isScalar(node) && typeof node.value === 'string' ? [node as Scalar<string>] : []
    })
    const [bare, ...more] = all.filter(({value}) => /^\d+(?: ?[-–:] ?\d+)?$/.test(value))
    const other = all.find(({value}) => /^\d[^\p{L}]*\p{L}/u.test(value))
    const isAlone = all.every((node) => node === bare || /\p{L}/u.test(node.value))
    if (!bare || !other || more.length > 0 || !isAlone || all.length < 3 || name === 'site.yaml') return []
    return [
      {
        at: bare.range?.[0] ?? 0,
        message: `This ${field} is a figure alone, and the others say of what, like “${other.value}”.`,
        help: 'Write that word behind it.',
        warning: true,
      },
    ]
  })
}

/** A value of a list, or of a field of its entries, that is words. */
function lineOf(item: Node, field?: string): Scalar<string>[] {
  const node = field ? (isMap(item) ? item.get(field, true) : undefined) : item
  return isScalar(node) && typeof node.value === 'string' && /\p{L}{2}/u.test(node.value)
    ? [node as Scalar<string>]
    : []
}
