import type {Stage} from '../stage.ts'
import {launchList} from './site/launch.ts'
import {legalDates} from './site/legal.ts'
import {pagesBeside} from './site/pages.ts'
import {recordsShown} from './site/records.ts'

/** What is unused, unreached, over or alike, and what must be true before a launch. */
export const site: Stage = {
  name: 'site',
  severity: 'advice',
  needsSoundSite: true,
  *run(scope) {
    const legal = [...legalDates(scope.site)].map((each) =>
      scope.launch ? {...each, severity: 'error' as const} : each,
    )
    const all = [...recordsShown(scope), ...pagesBeside(scope.site), ...legal, ...launchList(scope)]
    for (const finding of all) if (scope.files.has(finding.file)) yield finding
  },
}
