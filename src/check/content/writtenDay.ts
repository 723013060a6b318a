import {offsetAt, placeOf} from '../places.ts'
import type {Problem} from '../problem.ts'
import type {SiteFiles} from '../readSite.ts'
import {saidDates} from './advice/saidDates.ts'

/** A date in another form that is no day as the words of its record have it: both are told at once, since only the right day is worth writing down. */
export function explainWrittenDay(problem: Problem, site: SiteFiles): Problem {
  const file = site.content.get(problem.file.replace('content/', ''))
  const [, field = '', day] = /^(\w+): (\d{4}-\d\d-\d\d)$/.exec(problem.write ?? '') ?? []
  if (problem.rule !== 'schema' || !file || !day) return problem
  const at = offsetAt(file.text, problem)
  const index = file.records.findLastIndex(({offset}) => offset < at)
  const records = file.records.map((each, place) => ({
    ...each,
    value: place === index ? {...each.value, [field]: day} : {},
  }))
  const [said] = saidDates({...file, records})
  if (!said) return problem
  const otherwise = said.message.replace(/^This/, `Line ${placeOf(file.text, said.at).line}`).replace(/\.$/, '')
  return {...problem, help: [problem.help ?? [], `${otherwise}: correct the date or the words.`].flat().join(' ')}
}
