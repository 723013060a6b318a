import {groupBy} from '../groupBy.ts'
import {listed} from '../listed.ts'
import type {Problem} from '../problem.ts'
import type {SiteFiles} from '../readSite.ts'
import {howMany} from '../rules/howMany.ts'
import {saidCounts} from '../rules/saidCounts.ts'
import {unusedRule} from './advice/unused.ts'
import {countsWith} from './countsThen.ts'
import {lineInvented} from './placeInvented.ts'
import {type Place, tagsShowing} from './tagShowing.ts'

/** A record that no page shows, with the one place where it belongs. */
interface Unshown {
  problem: Problem
  id: string
  tag: string
  place: Place
}

/** Where a page counts those too that it shows no more: one cause, told once, at the page. */
export function joinCounted(problems: Problem[], site: SiteFiles): Problem[] {
  const unshown = problems.filter(({rule}) => rule === unusedRule).flatMap((problem) => placed(problem, site))
  const groups = groupBy(unshown, ({problem, place}) => [`${problem.file} ${place.file}`])
  return [...groups.values()].reduce((told, group) => {
    const counted = told.find((each) => isMendedBy(group, each, site))
    if (!counted) return told
    return told
      .filter((each) => !group.some(({problem}) => problem === each))
      .map((each) => (each === counted ? tellBoth(counted, group, site) : each))
  }, problems)
}

function placed(problem: Problem, site: SiteFiles): Unshown[] {
  const [name = '', id = ''] = problem.unshown?.split('#') ?? []
  const file = site.content.get(name)
  if (!file) return []
  const index = file.records.findIndex((each) => each.id === id)
  const [showing, another] = tagsShowing(id, index, file, site)
  return showing?.place && !another ? [{problem, id, tag: showing.tag, place: showing.place}] : []
}

/** Whether a number is right once the page shows all of those again. */
function isMendedBy(group: Unshown[], {file, line, rule = '', swap}: Problem, site: SiteFiles): boolean {
  const page = site.pages.find((each) => each.file === file)
  if (![howMany.name, saidCounts.name].includes(rule) || !page || file !== group[0]?.place.file) return false
  return !countsWith(group, page, site).some((each) => each.line === line && each.swap?.over === swap?.over)
}

function tellBoth(counted: Problem, group: Unshown[], site: SiteFiles): Problem {
  const [first] = group
  const [thatWas, its] = group.length > 1 ? ['those were', 'their records'] : ['that was', 'its record']
  const lines = group.flatMap(({problem}) => problem.line)
  const gone = [
    `${its} in ${first?.problem.file}, line${lines.length > 1 ? 's' : ''} ${listed(lines.map(String), 'and')}`,
    ...group.flatMap(({id, problem}) => lineInvented(id, problem.file, site) ?? []),
  ]
  const back = group.map(({tag, place}) => `${place.side} line ${place.line}: ${tag}`)
  return {
    ...counted,
    message: `${counted.message} No page shows ${listed(
      group.map(({id}) => id),
      'or',
    )}.`,
    help: `If ${thatWas} to go, also delete ${gone.join(', and ')}. If not, write instead ${back.join(', and ')}`,
  }
}
