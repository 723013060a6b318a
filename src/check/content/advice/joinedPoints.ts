import {isSeq, visit} from 'yaml'
import type {Finding} from '../../finding.ts'
import type {ContentFile} from '../contentFile.ts'
import {tellTwo} from '../pointsInLine.ts'

/** Two points of a list on one line, as a lost line end leaves them: `- We teach. - We listen.` */
export function joinedPoints({document, text}: ContentFile): Finding[] {
  const findings: Finding[] = []
  visit(document, {
    Scalar(key, {value, range}, path) {
      const list = path.at(-1)
      if (typeof key !== 'number' || !isSeq(list) || list.flow || typeof value !== 'string' || !range) return
      // A single hyphen between words may be a dash, which is told by itself; after a full stop it is none.
      // Nor is it one after the spaces that began its line.
      const typed = text.slice(range[0], range[1])
      const found = /(?<=[.!?…”]) - (?=[\p{Lu}\d“])|(?<=\S) {2,}- (?=[\p{Lu}\d“])/u.exec(typed)
      if (!found) return
      const at = range[0] + found.index + found[0].length - 2
      const indent = ' '.repeat(range[0] - text.lastIndexOf('\n', range[0]) - 3)
      const [first, second] = [typed.slice(0, found.index), typed.slice(found.index + found[0].length)]
      findings.push({at, ...tellTwo(`- ${first}`, `- ${second}`, indent), warning: true})
    },
  })
  return findings
}
