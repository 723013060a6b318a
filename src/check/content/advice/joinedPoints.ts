import {isSeq, visit} from 'yaml'
import type {Finding} from '../../finding.ts'
import type {ContentFile} from '../contentFile.ts'

/** Two points of a list on one line, as a lost line end leaves them: `- We teach. - We listen.` */
export function joinedPoints({document, text}: ContentFile): Finding[] {
  const findings: Finding[] = []
  visit(document, {
    Scalar(key, {value, range}, path) {
      const list = path.at(-1)
      if (typeof key !== 'number' || !isSeq(list) || list.flow || typeof value !== 'string' || !range) return
      // A single hyphen between words may be a dash, which is told by itself; after a full stop it is none.
      const found = /[.!?…”] - (?=[\p{Lu}\d“])/u.exec(text.slice(range[0], range[1]))
      if (!found) return
      const at = range[0] + found.index + 2
      const indent = range[0] - text.lastIndexOf('\n', range[0]) - 3
      findings.push({
        at,
        message: 'Two points of the list stand on this line.',
        help: `Press Enter before the hyphen, and let it begin with ${indent} spaces.`,
        warning: true,
      })
    },
  })
  return findings
}
