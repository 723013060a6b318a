import {visit} from 'yaml'
import {explainLostWords} from '../fieldLine.ts'
import type {Finding} from '../finding.ts'
import {linesOf} from '../places.ts'
import type {ContentFile} from './contentFile.ts'

/** Words that are taken for a note, because of the `#` before them. */
export function lostWords(file: ContentFile): Finding[] {
  const findings: Finding[] = []
  visit(file.document, {
    Scalar(_, {range, type}) {
      // With a space on both sides it is a note, as the ones at the top of each file are.
      if (
        !range ||
        type !== 'PLAIN' ||
        // A colour of the web: which there are, its schema says.
        /^[ \t]*#[\da-f]{3,8}\s/i.test(file.text.slice(range[1])) ||
        !/^[ \t]*#\S/.test(file.text.slice(range[1]))
      )
        return
      const line = linesOf(file.text).findLast(({start}) => start <= range[0])
      const said = line && explainLostWords(line.text)
      if (said) {
        const {column, ...rest} = said
        findings.push({at: line.start + column, ...rest})
      }
    },
  })
  return findings
}
