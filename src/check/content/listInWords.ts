import {visit} from 'yaml'
import type {Finding} from '../finding.ts'
import type {ContentFile} from './contentFile.ts'

/** Lines of a list below `>-`: visitors read them as one, hyphens and all. */
export function listInWords({document, text}: ContentFile): Finding[] {
  const findings: Finding[] = []
  visit(document, {
    Scalar(_, {type, range, value}) {
      // One that begins with such a sign is told as that.
      if (!range || !type?.startsWith('BLOCK') || /^[-*•] /.test(String(value))) return
      const [first, ...more] = [...text.slice(range[0], range[1]).matchAll(/(?<=\n *)[-*•] \S/g)]
      if (!first || more.length === 0) return
      // A field that begins too far right took its list with it, and is told itself.
      if (/\n *\w+: *\n *$/.test(text.slice(range[0], range[0] + first.index))) return
      findings.push({
        at: range[0] + first.index,
        message: 'Visitors read these lines as one, with the signs in front of them: a record holds plain words only.',
        help: 'Write sentences, or keep the list on a page.',
      })
    },
  })
  return findings
}
