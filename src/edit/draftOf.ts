import {type SiteFiles, withFileText} from '../site/index.ts'
import {draftNewPage, draftNewRecord} from './add/draftNewItem.ts'
import {checkPageChange} from './address/checkPageChange.ts'
import {deletePage} from './address/deletePage.ts'
import {renamePage} from './address/renamePage.ts'
import {draftOfBlocks} from './blocks/draftOfBlocks.ts'
import {draftOfEntries} from './blocks/draftOfEntries.ts'
import {draftOfPicture} from './blocks/draftOfPicture.ts'
import {type CheckedDraft, checkDraft, draftOfAdvice} from './checkDraft.ts'
import type {FileDraft} from './draft.ts'
import {textToEdit} from './editables.ts'
import {draftInPage, draftWithoutField} from './page/draftInPage.ts'
import {withoutUnusedPictures} from './page/pictures.ts'
import type {Change, Span} from './protocol.ts'
import {type Refusal, refuse} from './refusal.ts'
import {whyNotEditable} from './writeFile.ts'
import {draftInContent} from './yaml/draftInContent.ts'

/** Returns the new text of the files that a change affects, or a refusal if it has errors. Writes nothing. */
export function draftOf(root: string, site: SiteFiles, change: Change): CheckedDraft | Refusal {
  const typed = typedTexts(change)
  const letters = typed.join('').length
  if (letters > maxCharacters)
    return refuse(
      `${letters.toLocaleString('en-GB')} letters are too many to save at once: at most ${maxCharacters.toLocaleString('en-GB')} fit. Your words stay here: save them in several parts.`,
    )
  // Half of a surrogate pair would be written as a replacement character.
  if (typed.some((words) => /\p{Surrogate}/u.test(words)))
    return refuse('One of these characters is only half there. Type it again.')
  if (typed.some((words) => /!\[[^\]]*\]\([^)]*\)/.test(words))) return refuse('To add a picture, press “Picture”.')
  if (change.do === 'renamePage' || change.do === 'deletePage') {
    const moved = change.do === 'renamePage' ? renamePage(root, site, change) : deletePage(site, change)
    return checkPageChange(site, moved)
  }
  const others = (change.do === 'text' || change.do === 'remove') && change.also
  if (others && others.length > 0) {
    const whole = checkDraft(site, draftOfValues(root, site, change, others), change.mend === true)
    if (!whole.refused) return {...whole, isWhole: true}
  }
  const draft = makeDraft(root, site, change)
  return checkDraft(site, draft.refused ? draft : withoutUnusedPictures(site, draft), change.mend === true)
}

/** The limit of typed characters: checking this many takes about a second, and the time grows quadratically. */
const maxCharacters = 10_000

/** Collects the strings of a change that the author typed: not spans, kinds of change and text, or picture bytes. */
function typedTexts(typed: unknown): string[] {
  if (typeof typed === 'string') return [typed]
  if (typeof typed !== 'object' || typed === null) return []
  return Object.entries(typed).flatMap(([name, value]) =>
    ['do', 'span', 'bytes'].includes(name) ||
    (name === 'type' && inlineTypes.includes(value)) ||
    (name === 'below' && !Array.isArray(value))
      ? []
      : typedTexts(value),
  )
}

const inlineTypes: unknown[] = ['text', 'kept', 'link', 'strong', 'emphasis', 'struck']

type PageChange = Extract<Change, {do: 'renamePage' | 'deletePage'}>

function makeDraft(root: string, site: SiteFiles, change: Exclude<Change, PageChange>): FileDraft | Refusal {
  if (change.do === 'addRecord') return draftNewRecord(site, change)
  if (change.do === 'addPage') return draftNewPage(root, site, change)
  if (change.do === 'advice') return draftOfAdvice(site, change)
  const {file} = change.do === 'add' ? change.below : change.span
  const refusal = whyNotEditable(root, file)
  if (refusal) return refusal
  if (change.do === 'picture') return draftOfPicture(site, change)
  const isContent = file.startsWith('content/')
  if (change.do === 'inline' || change.do === 'text')
    return isContent ? draftInContent(site, change) : draftInPage(site, change)
  if (isContent) return draftOfEntries(site, change)
  return (change.do === 'remove' && draftWithoutField(site, change)) || draftOfBlocks(site, change)
}

/** Returns the draft that changes several values of a file: the `others` first, so that its range is that of `change`. */
function draftOfValues(
  root: string,
  site: SiteFiles,
  change: Extract<Change, {do: 'text' | 'remove'}>,
  others: {span: Span; to: string}[],
): FileDraft | Refusal {
  const {file} = change.span
  let now = site
  for (const {span, to} of others) {
    const draft = makeDraft(root, now, to === '' ? {do: 'remove', span} : {do: 'text', span, to})
    if (draft.refused || draft.file !== file) return draft.refused ? draft : refuse('These are values of two files.')
    now = withFileText(now, file, draft.text)
  }
  const last = makeDraft(root, now, change)
  return last.refused ? last : {...last, before: textToEdit(site, file)}
}
