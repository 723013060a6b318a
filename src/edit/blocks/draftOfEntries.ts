import {isOptionalAt, isTagNode, readYaml, recordOf, type SiteFiles, schemas, withFileText} from '../../site/index.ts'
import type {Draft, FileDraft} from '../draft.ts'
import {fileTitle} from '../pagesShowing.ts'
import {type Refusal, refuse, refuseOutdated} from '../refusal.ts'
import {findSpan} from '../span.ts'
import {addEntry, moveEntry, removeEntry} from '../yaml/changeEntries.ts'
import {contentToEdit, describeValue} from '../yaml/draftInContent.ts'
import {entriesOf, type ListEntry} from '../yaml/entries.ts'
import {scalarsIn, whyListsLocked} from '../yaml/recordEditables.ts'
import type {ScalarRange} from '../yaml/scalars.ts'
import {removeField, tidyWords} from '../yaml/writeScalar.ts'
import type {BlockChange} from './draftOfBlocks.ts'
import {removeUnit} from './remove.ts'
import {unitsOf} from './units.ts'

/** Returns the text of a `content/` file with a list entry added, moved or removed, or a refusal. */
export function draftOfEntries(site: SiteFiles, change: BlockChange): FileDraft | Refusal {
  const span = change.do === 'add' ? change.below : change.span
  const now = contentToEdit(site, span.file)
  if ('refused' in now) return now
  const [{text}, name] = [now, span.file.replace('content/', '')]
  const why = whyListsLocked(name)
  if (why) return refuse(why)
  const entries = entriesOf(readYaml(text), text)
  const sought = findSpan<ListEntry | ScalarRange>(span, text, [...entries, ...scalarsIn(name, text)])
  if (sought.how !== 'found') return refuseOutdated(sought, text)
  const found = sought.range
  const entry = 'parent' in found ? found : entries.find((each) => pathOf(each) === found.path.join('\n'))
  if (!entry && 'path' in found && change.do === 'remove' && isOptionalAt(schemas.get(name), found.path)) {
    const without = removeField({text, start: 0, end: text.length}, found)
    const what = `removed: ${describeValue(site, name, found)}`
    return without.refused ? without : {...without, file: span.file, before: text, what}
  }
  if (!entry) return refuse('It can’t be moved or removed here.')
  const draft = makeDraft(text, entries, entry, change)
  if (draft.refused) return draft
  const done = {
    ...draft,
    file: span.file,
    before: text,
    what: `${actionNames[change.do]} ${entry.isRecord ? fileTitle(site, span.file).toLowerCase() : 'list item'}`,
  }
  return change.do === 'remove' && entry.isRecord ? withoutTags(site, done, name, entry.name) : done
}

function pathOf({parent, index}: ListEntry): string {
  return [...parent, index].join('\n')
}

const actionNames = {split: '', join: '', remove: 'removed:', move: 'moved:', add: 'added below:'}

function makeDraft(text: string, entries: ListEntry[], entry: ListEntry, change: BlockChange): Draft | Refusal {
  if (change.do === 'remove') return removeEntry(text, entries, entry)
  if (change.do === 'move') return moveEntry(text, entries, entry, change.way)
  if (change.do === 'add' && 'line' in change.piece && !entry.isRecord)
    return addEntry(text, entry, tidyWords('', change.piece.line))
  if (change.do === 'add' && 'item' in change.piece && !entry.isRecord) {
    const fields = Object.entries(change.piece.item).map(([name, words]) => [name, tidyWords('', words)])
    return addEntry(text, entry, Object.fromEntries(fields))
  }
  return refuse('That can’t be done to a list item.')
}

/** Extends the deletion of a record: also removes the tags that show it, if each is on a line of its own. */
function withoutTags(site: SiteFiles, draft: FileDraft, file: string, id: string): FileDraft | Refusal {
  let now = site
  const also: FileDraft['also'] = []
  for (const page of site.pages) {
    for (;;) {
      const current = now.pages.find((each) => each.file === page.file) ?? page
      const units = unitsOf(current.tree, current.text)
      const unit = units.find(({node}) => {
        const record = isTagNode(node) ? recordOf(node) : undefined
        return record?.file === file && record.id === id
      })
      if (!unit) break
      const without = removeUnit(current, units, unit, site.components)
      if (without.refused) return without
      now = withFileText(now, page.file, without.text)
    }
    const text = now.pages.find((each) => each.file === page.file)?.text
    if (text !== undefined && text !== page.text) also.push({file: page.file, before: page.text, text})
  }
  return also.length > 0 ? {...draft, also} : draft
}
