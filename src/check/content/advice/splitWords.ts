import {isScalar, visit} from 'yaml'
import type {Finding} from '../../finding.ts'
import type {ContentFile} from '../contentFile.ts'

/** Signs within a word that a space or a second hyphen parts: “We ’ll”, “2- 3 hours”, “drop--in”. */
const parted: {pattern: RegExp; mended: (found: RegExpExecArray) => string}[] = [
  {
    pattern: /(?<!\p{L})(\p{L}+)(?: ’|’ )(ll|re|ve|t)(?![\p{L}’])/u,
    mended: ([, word, end]) => `${word}’${end}`,
  },
  {pattern: /(?<![\d-])(\d{1,2})(?:- | -)(\d{1,2})(?![\d-])/u, mended: ([, from, to]) => `${from}-${to}`},
  {pattern: /(?<![\p{L}-])(\p{L}+)--(\p{Ll}+)(?![\p{L}-])/u, mended: ([, first, last]) => `${first}-${last}`},
]

/** A word or a span of figures in two parts, as a slip of a finger leaves it in a record. */
export function splitWords({name, document, text}: ContentFile): Finding[] {
  // It quotes what stands elsewhere.
  if (name === 'invented.yaml') return []
  const findings: Finding[] = []
  visit(document, {
    Scalar(key, node) {
      if (key === 'key' || !isScalar(node) || typeof node.value !== 'string' || !node.range) return
      const [start, end] = node.range
      for (const {pattern, mended} of parted) {
        const found = pattern.exec(text.slice(start, end))
        if (!found) continue
        const write = mended(found)
        findings.push({
          at: start + found.index,
          message: `This is ${write} in two parts.`,
          write,
          swap: {over: found[0], by: write},
          warning: true,
        })
      }
    },
  })
  return findings
}
