import type {Stage} from '../stage.ts'
import {launchList} from './site/launch.ts'
import {legalDates} from './site/legal.ts'
import {pagesBeside} from './site/pages.ts'
import {recordsShown} from './site/records.ts'
import {valuesOfRecords} from './site/values.ts'

/** Ids of findings that are advice now, but errors if the site is about to be published. */
const isDueAtLaunch = /^site\.(?:past|announcement-over|legal-\w+)$/

/** Finds unused records, pages that nothing links to, past dates, and what must be corrected before a launch. */
export const site: Stage = {
  name: 'site',
  severity: 'advice',
  needsSoundSite: true,
  *run(scope) {
    const all = [
      ...recordsShown(scope),
      ...valuesOfRecords(scope),
      ...pagesBeside(scope.site),
      ...legalDates(scope),
      ...launchList(scope),
    ]
    for (const finding of all) {
      const isDue = scope.launch && isDueAtLaunch.test(finding.id)
      if (scope.files.has(finding.file)) yield isDue ? {...finding, severity: 'error'} : finding
    }
  },
}
