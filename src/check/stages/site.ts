import type {Stage} from '../stage.ts'
import {checkLaunch} from './site/launch.ts'
import {legalDates} from './site/legal.ts'
import {checkSitePages} from './site/pages.ts'
import {checkRecordUse} from './site/records.ts'
import {valuesOfRecords} from './site/values.ts'

/**
 * Finds unused records, pages that nothing links to, past dates, and what must be corrected before a launch.
 */
export const site: Stage = {
  name: 'site',
  needsSoundSite: true,
  *run(scope) {
    const all = [
      ...checkRecordUse(scope),
      ...valuesOfRecords(scope),
      ...checkSitePages(scope.site),
      ...legalDates(scope),
      ...checkLaunch(scope),
    ]
    for (const finding of all) if (scope.files.has(finding.file)) yield finding
  },
}
