import {fileText, isDraft} from '../site/index.ts'
import {blockStart} from './blockStart.ts'
import type {Finding} from './finding.ts'
import type {CheckContext, Stage} from './stage.ts'
import {stages} from './stages.ts'

/** Runs stages and returns their findings; does not test the fixes. */
export function runStages(scope: CheckContext, among: readonly Stage[] = stages): Finding[] {
  const all: Finding[] = []
  const broken = new Set<string>()
  const {pages, showsDrafts} = scope.site
  const drafts = new Set(showsDrafts ? [] : pages.filter(isDraft).map(({file}) => file))
  for (const {needsSoundSite, run} of among) {
    if (needsSoundSite && all.some((each) => each.severity === 'error')) continue
    const seen = new Set<string>()
    const now: Finding[] = []
    for (const each of run(scope)) {
      // Keeps only the first finding of a stage at each offset.
      const start = `${each.file} ${each.start}`
      if (broken.has(blockKey(each, scope)) || seen.has(start)) continue
      seen.add(start)
      const isHidden = drafts.has(each.file) && !each.evenInDraft
      now.push(isHidden ? {...each, severity: 'advice'} : each)
    }
    for (const each of now) if (each.severity === 'error') broken.add(blockKey(each, scope))
    all.push(...now)
  }
  return all
}

function blockKey({file, start}: Pick<Finding, 'file' | 'start'>, {site}: CheckContext): string {
  return `${file} ${blockStart(file, fileText(site, file), start)}`
}
