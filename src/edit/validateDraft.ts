import type {Finding} from '../check/index.ts'
import {
  applyEdits,
  containsRange,
  type Edit,
  fileText,
  groupBy,
  joinList,
  type SiteFiles,
  withFileText,
} from '../site/index.ts'
import type {FileDraft} from './draft.ts'
import {editablesOf, textToEdit} from './editables.ts'
import {newFindings, reportedFindings, runCheck} from './findings.ts'
import {withImports} from './page/withImports.ts'
import {fileTitle} from './pagesShowing.ts'
import {type Change, isPicture, type ReportedFinding} from './protocol.ts'
import {type Rejection, reject} from './rejection.ts'

/** A draft that adds no errors and so may be written to the files, with the content check’s advice on it. */
export interface ValidDraft extends FileDraft {
  advice: ReportedFinding[]
  /** Whether it has the other values that were sent with the change. */
  includesOthers?: true
}

/**
 * Accepts a draft if it adds no errors of the content check. With `autofix`, first applies the check’s
 * automatic fixes for new errors; without it, the rejection says whether they would help.
 */
export function validateDraft(
  site: SiteFiles,
  draft: FileDraft | Rejection,
  autofix: boolean,
): ValidDraft | Rejection {
  if (draft.rejected) return draft
  if (draft.text === draft.before) return {...draft, advice: []}
  const {now, errors, advice} = findingsOf(site, draft)
  if (errors.length === 0) return {...draft, advice: reportedFindings(now, advice, draft.start)}
  const fixed = applyAllFixes(site, draft, errors)
  if (fixed && autofix) return {...fixed.draft, advice: fixed.advice}
  if (fixed && errors.every(isBrokenReference)) {
    const others =
      errors.length === 1 ? 'One other place still uses' : `${errors.length} other places still use`
    const titles = [...new Set(errors.map(({file}) => `“${fileTitle(now, file)}”`))]
    return reject(`${others} the old name: ${joinList(titles, 'and')}.`, {
      fixable: `Change it in all ${errors.length + 1} places`,
    })
  }
  const reported = reportedFindings(now, errors, draft.start).map((each, index) => {
    const field = otherFieldOf(now, errors[index], draft)
    if (field === undefined) return each
    const isMissing = errors[index]?.id === 'schema.missing'
    return isMissing ? {sentences: [`Fill in ‘${field}’ too: both are saved together.`]} : {...each, field}
  })
  const findings = [...reported, ...(fixed?.later ?? [])]
  const reason = [...new Set(reported.flatMap(({sentences}) => sentences[0] ?? []))].join(' ')
  return reject(reason, {findings, ...(fixed && {fixable: true as const})})
}

/**
 * Returns the label of the value that a finding is about, or that it misses beside the changed one, if the
 * draft changes another value of the same record.
 */
function otherFieldOf(now: SiteFiles, finding: Finding | undefined, draft: FileDraft): string | undefined {
  if (finding?.file !== draft.file || !draft.file.startsWith('content/')) return undefined
  const values = editablesOf(now, draft.file).flatMap((each) =>
    each.kind === 'text' && each.owner.kind === 'record' ? [{...each, path: each.owner.path}] : [],
  )
  const own = values.find(({span}) => span.start === draft.start && span.end === draft.end)
  const missing =
    finding.id === 'schema.missing' && finding.data && 'names' in finding.data && finding.data.names[0]
  const sibling = missing && own && [...own.path.slice(0, -1), missing].join('\n')
  const other = values.find(({span, path}) =>
    missing ? path.join('\n') === sibling : containsRange(span, finding),
  )
  return own && other && own !== other && own.path[0] === other.path[0] ? other.label : undefined
}

/**
 * Fixes new errors until none is left, or returns `undefined`; `later` are errors that appeared after a fix.
 */
function applyAllFixes(site: SiteFiles, draft: FileDraft, found: Finding[]) {
  const later: ReportedFinding[] = []
  let fixed = applyFixes(site, draft, found)
  for (let round = 0; fixed && round < maxRounds; round++) {
    const {now, errors, advice} = findingsOf(site, fixed)
    if (errors.length === 0) return {draft: fixed, advice: reportedFindings(now, advice, fixed.start), later}
    later.push(...reportedFindings(now, errors, fixed.start))
    fixed = applyFixes(site, fixed, errors)
  }
  return undefined
}

/** How often fixes are applied: some errors of a block are found only once its other errors are fixed. */
const maxRounds = 3

function findingsOf(site: SiteFiles, {file, text, otherFiles = [], added}: FileDraft) {
  let now = withFileText(site, file, text)
  for (const each of otherFiles) now = withFileText(now, each.file, each.text)
  // New picture files are not checked: only the draft’s page uses them, and that page is checked.
  const files = [file, ...otherFiles.map((each) => each.file)].filter((each) => !isPicture(each))
  const {errors, advice} = newFindings(site, now, files)
  // That no page shows a new record yet is no mistake: the form for it says how to show it.
  const kept = added === undefined ? advice : advice.filter(({id}) => id !== 'site.unused')
  return {now, errors: addRenameFixes(site, now, errors), advice: kept}
}

/** Whether an error is a reference to a heading or title that no longer exists. */
const isBrokenReference = ({id}: Finding) => id === 'references.no-anchor' || id === 'references.no-title'

/**
 * Adds a fix to each broken reference: the heading’s or title’s new name, found by comparing with the old
 * text.
 */
function addRenameFixes(site: SiteFiles, now: SiteFiles, errors: Finding[]): Finding[] {
  if (!errors.some(isBrokenReference)) return errors
  const committedText = (file: string, text: string) => {
    const was = fileText(site, file)
    return was === text || was === '' ? undefined : was
  }
  const renamed = runCheck(
    {...now, committedText},
    errors.map(({file}) => file),
  ).filter((each) => isBrokenReference(each) && !each.isFixFromGit)
  return errors.map(
    (error) =>
      renamed.find(({id, file, start}) => id === error.id && file === error.file && start === error.start) ??
      error,
  )
}

/** Applies the fixes of findings to a draft; `undefined` if a finding has no fix or two fixes overlap. */
function applyFixes(site: SiteFiles, draft: FileDraft, found: Finding[]): FileDraft | undefined {
  let next = draft
  for (const [file, all] of groupBy(found, ({file}) => [file])) {
    if (all.some(({fix}) => !fix)) return undefined
    // Sorts edits from last to first, so that the offsets of the remaining edits stay valid.
    const edits = all
      .flatMap(({fix = []}) => fix)
      .sort((one, other) => other.start - one.start || other.end - one.end)
    if (edits.some(({end}, index) => end > (edits[index - 1]?.start ?? end))) return undefined
    if (file === draft.file) next = edits.reduce(withEdit, next)
    else {
      const {otherFiles = []} = next
      const before = fileText(site, file)
      const previous = otherFiles.find((each) => each.file === file) ?? {file, before, text: before}
      const text = applyEdits(previous.text ?? '', edits)
      next = {...next, otherFiles: [...otherFiles.filter((each) => each !== previous), {...previous, text}]}
    }
  }
  if (!next.file.startsWith('pages/')) return next
  const whole = withImports(next.file, next, site.components, 'added')
  return whole.rejected ? undefined : {...next, ...whole}
}

function withEdit(draft: FileDraft, {start, end, text}: Edit): FileDraft {
  const longer = text.length - (end - start)
  return {
    ...draft,
    text: draft.text.slice(0, start) + text + draft.text.slice(end),
    start: draft.start + (start < draft.start ? longer : 0),
    end: draft.end + (start < draft.end ? longer : 0),
  }
}

/** Returns the draft that applies corrections from the content check’s advice to text that was just saved. */
export function draftAdviceFixes(
  site: SiteFiles,
  change: Extract<Change, {type: 'advice'}>,
): FileDraft | Rejection {
  const {span} = change
  const {file, start, end} = span
  const editable = editablesOf(site, file).find(
    (each) => each.span.start === start && each.span.hash === span.hash,
  )
  const text = textToEdit(site, file)
  if (!editable || text === undefined)
    return reject('This text was changed again later. Change it on the page.')
  const now = withFileText(site, file, text)
  const advice = runCheck(now, [file]).filter((each) =>
    change.findings.some(({id, at}) => each.id === id && each.start === start + at),
  )
  const draft = {file, text, before: text, start, end, description: 'suggested correction'}
  const fixed = advice.length > 0 && applyFixes(site, draft, advice)
  return fixed || reject('This advice no longer fits. Change the text on the page.')
}
