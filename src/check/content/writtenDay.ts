import {offsetAt, placeOf} from '../places.ts'
import type {Problem} from '../problem.ts'
import type {SiteFiles} from '../readSite.ts'
import {fieldAt} from './advice/fieldAt.ts'
import {otherDay} from './advice/saidDates.ts'

/** A date in another form that is no day as the words of its record have it: both are told at once, since only the right day is worth writing down. */
export function explainWrittenDay(problem: Problem, site: SiteFiles): Problem {
  const file = site.content.get(problem.file.replace('content/', ''))
  const [, field = '', day] = /^(\w+): (\d{4}-\d\d-\d\d)$/.exec(problem.write ?? '') ?? []
  if (problem.rule !== 'schema' || !file || !day) return problem
  const at = offsetAt(file.text, problem)
  const index = file.records.findLastIndex(({offset}) => offset < at)
  const other = otherDay({...file.records[index]?.value, [field]: day})
  if (!other) return problem
  const {line} = placeOf(file.text, fieldAt(file, index, other.field, other.said))
  const right = other.there
    ? `if ${other.said} is right, write here: ${field}: ${other.there}`
    : 'correct the date or the words.'
  const otherwise = `Line ${line} speaks of ${other.said}, and its ${other.message}: ${right}`
  return {...problem, help: [problem.help ?? [], otherwise].flat().join(' ')}
}
