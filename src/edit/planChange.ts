import {type SiteFiles, withFileText} from '../site/index.ts'
import {draftNewPage, draftNewRecord} from './add/draftNewItem.ts'
import {deletePage} from './address/deletePage.ts'
import {renamePage} from './address/renamePage.ts'
import {validatePageChange} from './address/validatePageChange.ts'
import {draftBlockChange} from './blocks/draftBlockChange.ts'
import {draftEntryChange} from './blocks/draftEntryChange.ts'
import {draftPictureChange} from './blocks/draftPictureChange.ts'
import type {FileDraft} from './draft.ts'
import {textToEdit, whyNotEditable} from './editables.ts'
import {draftInPage, draftWithoutField} from './page/draftInPage.ts'
import {withoutUnusedPictures} from './page/pictures.ts'
import type {Change, Span} from './protocol.ts'
import {type Rejection, reject} from './rejection.ts'
import {draftAdviceFixes, type ValidDraft, validateDraft} from './validateDraft.ts'
import {draftInContent} from './yaml/draftInContent.ts'

/**
 * Returns the new text of the files that a change affects, or a rejection if it has errors. Writes nothing.
 */
export function planChange(site: SiteFiles, change: Change): ValidDraft | Rejection {
  const {type: _, ...values} = change
  const typed = typedTexts(values)
  const letters = typed.join('').length
  if (letters > maxCharacters)
    return reject(
      `${letters.toLocaleString('en-GB')} letters are too many to save at once: at most ${maxCharacters.toLocaleString('en-GB')} fit. Your words stay here: save them in several parts.`,
    )
  // Half of a surrogate pair would be written as a replacement character.
  if (typed.some((words) => /\p{Surrogate}/u.test(words)))
    return reject('One of these characters is only half there. Type it again.')
  if (typed.some((words) => /!\[[^\]]*\]\([^)]*\)/.test(words)))
    return reject('To add a picture, press “Picture”.')
  if (change.type === 'renamePage' || change.type === 'deletePage') {
    const moved = change.type === 'renamePage' ? renamePage(site, change) : deletePage(site, change)
    return validatePageChange(site, moved)
  }
  const others = (change.type === 'text' || change.type === 'remove') && change.otherValues
  if (others && others.length > 0) {
    const whole = validateDraft(site, draftValues(site, change, others), change.autofix === true)
    if (!whole.rejected) return {...whole, includesOthers: true}
  }
  const draft = makeDraft(site, change)
  return validateDraft(
    site,
    draft.rejected ? draft : withoutUnusedPictures(site, draft),
    change.autofix === true,
  )
}

/**
 * The limit of typed characters: checking this many takes about a second, and the time grows quadratically.
 */
const maxCharacters = 10_000

/** Collects the strings of a change that the author typed: not spans, types of text, or picture bytes. */
function typedTexts(typed: unknown): string[] {
  if (typeof typed === 'string') return [typed]
  if (typeof typed !== 'object' || typed === null) return []
  return Object.entries(typed).flatMap(([name, value]) =>
    ['span', 'bytes'].includes(name) ||
    (name === 'type' && inlineTypes.includes(value)) ||
    (name === 'below' && !Array.isArray(value))
      ? []
      : typedTexts(value),
  )
}

const inlineTypes: unknown[] = ['text', 'atom', 'link', 'strong', 'emphasis', 'struck']

type PageChange = Extract<Change, {type: 'renamePage' | 'deletePage'}>

function makeDraft(site: SiteFiles, change: Exclude<Change, PageChange>): FileDraft | Rejection {
  if (change.type === 'addRecord') return draftNewRecord(site, change)
  if (change.type === 'addPage') return draftNewPage(site, change)
  if (change.type === 'advice') return draftAdviceFixes(site, change)
  const {file} = change.type === 'add' ? change.below : change.span
  const rejection = whyNotEditable(site, file)
  if (rejection) return rejection
  if (change.type === 'picture') return draftPictureChange(site, change)
  const isContent = file.startsWith('content/')
  if (change.type === 'inline' || change.type === 'text')
    return isContent ? draftInContent(site, change) : draftInPage(site, change)
  if (isContent) return draftEntryChange(site, change)
  return (change.type === 'remove' && draftWithoutField(site, change)) || draftBlockChange(site, change)
}

/**
 * Returns the draft that changes several values of a file: the `others` first, so that its range is that of
 * `change`.
 */
function draftValues(
  site: SiteFiles,
  change: Extract<Change, {type: 'text' | 'remove'}>,
  others: {span: Span; to: string}[],
): FileDraft | Rejection {
  const {file} = change.span
  let now = site
  for (const {span, to} of others) {
    const draft = makeDraft(now, to === '' ? {type: 'remove', span} : {type: 'text', span, to})
    if (draft.rejected || draft.file !== file)
      return draft.rejected ? draft : reject('These are values of two files.')
    now = withFileText(now, file, draft.text)
  }
  const last = makeDraft(now, change)
  return last.rejected ? last : {...last, before: textToEdit(site, file)}
}
