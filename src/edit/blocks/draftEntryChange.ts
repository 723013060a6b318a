import {
  isOptionalAt,
  isTagNode,
  readYaml,
  recordOf,
  type SiteFiles,
  schemas,
  withFileText,
} from '../../site/index.ts'
import type {Draft, FileDraft} from '../draft.ts'
import {fileTitle} from '../pagesShowing.ts'
import {type Rejection, reject, rejectOutdated} from '../rejection.ts'
import {findSpan} from '../span.ts'
import {addEntry, moveEntry, removeEntry} from '../yaml/changeEntries.ts'
import {contentToEdit, describeValue} from '../yaml/draftInContent.ts'
import {entriesOf, type ListEntry} from '../yaml/entries.ts'
import {scalarsIn, whyListsLocked} from '../yaml/recordEditables.ts'
import type {ScalarRange} from '../yaml/scalars.ts'
import {normaliseTypedText, removeField} from '../yaml/writeScalar.ts'
import {blockNodesOf} from './blockNodes.ts'
import type {BlockChange} from './draftBlockChange.ts'
import {removeBlockNode} from './remove.ts'

/** Returns the text of a `content/` file with a list entry added, moved or removed, or a rejection. */
export function draftEntryChange(site: SiteFiles, change: BlockChange): FileDraft | Rejection {
  const span = change.type === 'add' ? change.below : change.span
  const now = contentToEdit(site, span.file)
  if ('rejected' in now) return now
  const [{text}, name] = [now, span.file.replace('content/', '')]
  const reason = whyListsLocked(name)
  if (reason) return reject(reason)
  const entries = entriesOf(readYaml(text), text)
  const result = findSpan<ListEntry | ScalarRange>(span, text, [...entries, ...scalarsIn(name, text)])
  if (result.status !== 'found') return rejectOutdated(result, text)
  const found = result.range
  const entry = 'parent' in found ? found : entries.find((each) => pathOf(each) === found.path.join('\n'))
  if (!entry && 'path' in found && change.type === 'remove' && isOptionalAt(schemas.get(name), found.path)) {
    const without = removeField({text, start: 0, end: text.length}, found)
    const description = `removed: ${describeValue(site, name, found)}`
    return without.rejected ? without : {...without, file: span.file, before: text, description}
  }
  if (!entry) return reject('It can’t be moved or removed here.')
  const draft = makeDraft(text, entries, entry, change)
  if (draft.rejected) return draft
  const done = {
    ...draft,
    file: span.file,
    before: text,
    description: `${actionNames[change.type]} ${entry.isRecord ? fileTitle(site, span.file).toLowerCase() : 'list item'}`,
  }
  return change.type === 'remove' && entry.isRecord ? withoutTags(site, done, name, entry.name) : done
}

function pathOf({parent, index}: ListEntry): string {
  return [...parent, index].join('\n')
}

const actionNames = {split: '', join: '', remove: 'removed:', move: 'moved:', add: 'added below:'}

function makeDraft(
  text: string,
  entries: ListEntry[],
  entry: ListEntry,
  change: BlockChange,
): Draft | Rejection {
  if (change.type === 'remove') return removeEntry(text, entries, entry)
  if (change.type === 'move') return moveEntry(text, entries, entry, change.direction)
  if (change.type === 'add' && 'line' in change.insertion && !entry.isRecord)
    return addEntry(text, entry, normaliseTypedText('', change.insertion.line))
  if (change.type === 'add' && 'item' in change.insertion && !entry.isRecord) {
    const fields = Object.entries(change.insertion.item).map(([name, words]) => [
      name,
      normaliseTypedText('', words),
    ])
    return addEntry(text, entry, Object.fromEntries(fields))
  }
  return reject('That can’t be done to a list item.')
}

/** Extends the deletion of a record: also removes the tags that show it, if each is on a line of its own. */
function withoutTags(site: SiteFiles, draft: FileDraft, file: string, id: string): FileDraft | Rejection {
  let now = site
  const otherFiles: FileDraft['otherFiles'] = []
  for (const page of site.pages) {
    for (;;) {
      const current = now.pages.find((each) => each.file === page.file) ?? page
      const blockNodes = blockNodesOf(current.tree, current.text)
      const blockNode = blockNodes.find(({node}) => {
        const record = isTagNode(node) ? recordOf(node) : undefined
        return record?.file === file && record.id === id
      })
      if (!blockNode) break
      const without = removeBlockNode(current, blockNodes, blockNode, site.components)
      if (without.rejected) return without
      now = withFileText(now, page.file, without.text)
    }
    const text = now.pages.find((each) => each.file === page.file)?.text
    if (text !== undefined && text !== page.text) otherFiles.push({file: page.file, before: page.text, text})
  }
  return otherFiles.length > 0 ? {...draft, otherFiles} : draft
}
