import {z} from 'zod'
import type {Finding} from '../finding.ts'
import {listed} from '../listed.ts'
import {startOf} from '../page/nodes.ts'
import {recordOf} from '../page/tags.ts'
import {offsetAt, placeOf} from '../places.ts'
import type {Problem} from '../problem.ts'
import type {SiteFiles} from '../readSite.ts'
import {exampleOf, schemaAt} from './field.ts'
import {lineInvented} from './placeInvented.ts'
import {schemas} from './schemas.ts'

/** What stands for a day or a time that nobody knows yet. */
const notYet =
  /^(?:\?+|t\.?b\.?[acd]\.?|(?:still |yet )?to be (?:confirmed|announced|decided|agreed|arranged|advised|fixed|set)|(?:not (?:yet )?|un)(?:known|confirmed|decided|fixed|set)(?: yet)?|pending|(?:coming )?soon|later|n\/?a)[.!]?$/i

/** What to say of a day or of times that are not known yet: an example would only be put there, and be wrong. */
export function explainNotYet(typed: string, field: z.ZodType | undefined): Omit<Finding, 'at'> | undefined {
  const kind = notYet.test(typed) ? kindOf(field) : undefined
  return kind && {message: `“${typed}” is no ${kind}, and there has to be one.`, help: adviceWithout([]), instead: true}
}

/** The same with all that goes with the record: where pages show it, and the list that names it. */
export function placeNotYet(problem: Problem, site: SiteFiles): Problem {
  const file = site.content.get(problem.file.replace('content/', ''))
  if (problem.rule !== 'schema' || !file) return problem
  const at = offsetAt(file.text, problem)
  const index = file.records.findLastIndex(({offset}) => offset < at)
  // A mark alone keeps the file from being read: its line is there all the same.
  const [, field = '', typed = ''] =
    /^(?:- +)?(\w+): +["']?(.*?)["']?$/.exec(file.text.split('\n')[problem.line - 1]?.trim() ?? '') ?? []
  if (!explainNotYet(typed, schemaAt(schemas.get(file.name), [index, field]))) return problem
  const id = file.records[index]?.id
  if (id === undefined) return problem
  const shown = site.pages.flatMap(({file: page, text, outline}) =>
    outline.tags.flatMap((tag) => {
      const record = recordOf(tag)
      return record?.file === file.name && record.id === id
        ? [`line ${placeOf(text, startOf(tag)).line} of ${page}`]
        : []
    }),
  )
  return {...problem, help: adviceWithout([...shown, lineInvented(id, `content/${file.name}`, site) ?? []].flat())}
}

function adviceWithout(places: string[]): string {
  const also = places.length > 0 ? `, and with it ${listed(places, 'and')}` : ''
  // A guess that is published is read as a fact.
  return `Until it is known, take this record out${also}. Or write the likeliest.`
}

/** Whether a field is a day or the times of one. */
function kindOf(field: z.ZodType | undefined): 'day' | 'time' | undefined {
  if (field instanceof z.ZodISODate) return 'day'
  return / [AP]M to /.test(String(exampleOf(field))) ? 'time' : undefined
}
