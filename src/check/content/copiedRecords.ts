import {offsetAt, placeOf} from '../places.ts'
import {plainName} from '../plainName.ts'
import type {Problem} from '../problem.ts'
import type {SiteFiles} from '../readSite.ts'
import type {ContentFile} from './contentFile.ts'
import {namedOnPages} from './meantRecord.ts'
import {howToShow, tagsShowing} from './tagShowing.ts'

/** A copied record that kept its id: what to do so that visitors see it, or that it is no other record at all. */
export function explainCopied(problem: Problem, site: SiteFiles): Problem {
  const file = site.content.get(problem.file.replace('content/', ''))
  if (problem.rule !== 'schema' || !file) return problem
  const at = offsetAt(file.text, problem)
  const index = file.records.findIndex(({offset}) => offset === at)
  const other = file.records.findIndex((each, place) => place !== index && each.id === file.records[index]?.id)
  // One that is no id is told as that other.
  if (other < 0 || plainName(file.records[index]?.id ?? '') !== file.records[index]?.id) return problem
  if (isSame(file, index, other)) {
    const {write, swap, ...rest} = problem
    const line = placeOf(file.text, file.records[other]?.offset ?? 0).line
    return {
      ...rest,
      message: `This is the record of line ${line} again, word for word.`,
      help: 'Delete this one. If it is to be another, give it an id and words of its own.',
    }
  }
  const id = problem.swap?.by
  // Of a file that components show whole, no page need name one.
  const showings = id && namedOnPages(file.name, site).size > 0 ? tagsShowing(id, index, file, site) : []
  if (!id || showings.length === 0) return problem
  return {...problem, help: `Then ${howToShow(showings)}`}
}

function isSame({records}: ContentFile, one: number, other: number): boolean {
  return one !== other && JSON.stringify(records[one]?.value) === JSON.stringify(records[other]?.value)
}
