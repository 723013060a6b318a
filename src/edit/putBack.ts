import {type SiteFiles, siteWith} from '../site/index.ts'
import {newFindings, reasonOf, told} from './findings.ts'
import type {Entry} from './journal.ts'
import {merged} from './merge.ts'
import {type Refused, refuse} from './refused.ts'
import {readText, type Step, writeSteps} from './writeFile.ts'

/** Undoes what was done, or does it again: all of it or nothing. Gives back what was written, or why nothing was. */
export function putBack(root: string, site: SiteFiles, entry: Entry, way: 'undo' | 'redo'): Step[] | Refused {
  const steps = stepsOf(root, entry, way)
  if ('refused' in steps) return steps
  let next = site
  for (const {file, after} of steps) next = siteWith(next, file, after)
  const {errors} = newFindings(
    site,
    next,
    steps.map(({file}) => file),
  )
  if (errors.length > 0)
    return refuse('check', `Something else needs it as it is now. ${reasonOf(next, errors)}`, {
      findings: told(next, errors),
    })
  return writeSteps(root, steps) ?? steps
}

function stepsOf(root: string, {at, writes}: Entry, way: 'undo' | 'redo'): Step[] | Refused {
  const steps: Step[] = []
  for (const {file, before, after} of writes.filter((each) => each.at === at)) {
    const now = readText(root, file)
    const next = way === 'undo' ? merged(after, before, now) : merged(before, after, now)
    if (next) steps.push({file, before: now, after: next.text})
    else if (before === undefined)
      return refuse('changed', `${file} was changed since. Change it there.`, now === undefined ? {} : {now})
    else if (now === undefined) return refuse('gone', `${file} is not there any more.`)
    else
      return refuse('changed', 'This text was changed again later. Undo the later change first, or type it yourself.')
  }
  return steps
}
