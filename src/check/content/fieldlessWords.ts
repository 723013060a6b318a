import {type Document, visit} from 'yaml'
import type {z} from 'zod'
import type {Finding} from '../finding.ts'
import {listed} from '../listed.ts'
import {pathTo} from './pathTo.ts'

/** Words below a value of one line that can't go on: the field that they stood below was deleted. Each with where the value starts and they end. */
export function fieldlessWords(
  document: Document,
  text: string,
  schema: z.ZodType,
): {finding: Finding; start: number; end: number}[] {
  const issues = schema.safeParse(document.toJS()).error?.issues ?? []
  const found: {finding: Finding; start: number; end: number}[] = []
  visit(document, {
    Scalar(key, {type, range}, path) {
      if (key !== 'value' || type !== 'PLAIN' || !range) return
      const [start, end] = range
      const below = /\n *(?=[^\s-])/.exec(text.slice(start, end))
      const place = pathTo(key, path)
      const record = place.slice(0, -1)
      if (!below) return
      const lacks = issues.flatMap(({path: at}) =>
        at.length === place.length && at.slice(0, -1).join() === record.join() && !document.hasIn(at)
          ? [`${String(at.at(-1))}:`]
          : [],
      )
      // Words may go on below where they begin, as long as all that belongs to their record is there.
      if (lacks.length === 0 && !issues.some((issue) => issue.path.join() === place.join())) return
      const several = lacks.length > 1 ? ', each on a line of its own' : ''
      found.push({
        start,
        end,
        finding: {
          at: start + below.index + below[0].length,
          message: 'The line that these words belonged to is gone.',
          help:
            lacks.length > 0
              ? `Put back above them${several}: ${listed(lacks, 'and')}`
              : 'Put it back above them, or delete them.',
        },
      })
    },
  })
  return found
}
