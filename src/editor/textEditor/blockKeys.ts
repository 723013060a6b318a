import {plainInlines, plainTextOf, textsOfBlock} from '../../edit/inline/contents.ts'
import type {Change, Inline, NewBlock, Span} from '../../edit/protocol.ts'
import {fetchEditables} from '../connection/fetchEditables.ts'
import {sendRequest} from '../connection/server.ts'
import {announce, getState} from '../connection/uiState.ts'
import {allowedMarks, isBelow, isItem} from './editableTexts.ts'
import {clipboardAddress, readClipboard} from './paste.ts'
import {closeWithChange, saveAndClose} from './saveText.ts'
import {atomType, docOf, inlinesIn, link} from './schema.ts'
import {getOpenEditor, replaceTextEditor, type TextEditor, type TextEditorOptions} from './textEditor.ts'
import {insertText, removedAtoms, setLink} from './view.ts'

/** Opens the text at a span (a source range) for editing. */
export type OpenAt = (span: Span, opening: TextEditorOptions) => Promise<TextEditor | undefined>

/** Handles Enter: splits the block, starts a new paragraph or list item, or ends editing. */
export function handleEnter(editor: TextEditor, openAt: OpenAt) {
  replaceTextEditor(editor, (editor) => applyEnter(editor, openAt))
}

async function applyEnter(editor: TextEditor, openAt: OpenAt): Promise<TextEditor | undefined> {
  const {editable, insertBelow} = editor
  const [before, after] = splitAtSelection(editor)
  if (canSplit(editor) && isEmpty(before) && isEmpty(after)) {
    const list = await listToLeave(editor)
    return list ? openAt(editable.span, {insertBelow: list}) : editor
  }
  if (canSplit(editor) && !isEmpty(before) && !isEmpty(after)) {
    const [first, second] = [{paragraph: before}, {paragraph: after}]
    const saved = await closeWithChange(
      editor,
      insertBelow
        ? {type: 'add', below: insertBelow, insertion: {blocks: [first, second]}}
        : {type: 'split', span: editable.span, before, below: [second]},
    )
    return saved?.span ? openAt(saved.span, {caret: 0}) : getOpenEditor()
  }
  await saveAndClose(editor, true)
  const {span} = editor.editable
  return getOpenEditor() ?? (canSplit(editor) ? openAt(span, {insertBelow: span}) : undefined)
}

/** Handles Shift+Enter: text has no line breaks of its own. */
export function explainLineBreaks(editor: TextEditor) {
  const instead = canSplit(editor)
    ? ` Press Enter to start a new ${isItem(editor.editable) ? 'list item' : 'paragraph'}.`
    : ''
  announce(`You can’t break a line here, because screens differ in how much fits on one.${instead}`)
}

function canSplit({editable, insertBelow}: TextEditor): boolean {
  return editable.kind === 'inline' && (insertBelow !== undefined || editable.actions.includes('split'))
}

export function isEmpty(inlines: Inline[]): boolean {
  return plainTextOf(inlines).trim() === ''
}

/** Returns the text before and after the selection. */
function splitAtSelection({view: {state}}: TextEditor): [Inline[], Inline[]] {
  const {from, to} = state.selection
  // Enter deletes the selection but not atoms, such as code, which can only be removed one by one.
  const atoms = state.doc.cut(from, to).children.filter(({type}) => type === atomType)
  return [
    [...inlinesIn(state.doc.cut(0, from)), ...atoms.map((atom) => atom.mark([]).toJSON())],
    inlinesIn(state.doc.cut(to)),
  ]
}

/**
 * Returns the block below which a new paragraph is added when Enter in an empty last list item ends the list:
 * the list, or the smallest component around it below which a paragraph is allowed. `undefined` if Enter
 * doesn’t end the list.
 */
async function listToLeave({editable, insertBelow}: TextEditor): Promise<Span | undefined> {
  if (!isItem(editable) || insertBelow?.start !== editable.span.start) return undefined
  const {file, start, end} = editable.span
  const blocks = (await fetchEditables(file)).filter((each) => each.kind === 'block')
  const around = blocks
    .filter(({span}) => span.start <= start && span.end >= end)
    .sort((one, other) => one.span.end - one.span.start - (other.span.end - other.span.start))
  if (around.find(({name}) => name === 'list')?.span.end !== end) return undefined
  const insertions = [{paragraph: plainInlines('Some words.')}]
  for (const {span} of around)
    if ((await sendRequest('checkInsertions', {below: span, insertions}))[0]) return span
  return undefined
}

/** Pastes text at the caret; several paragraphs, headings and lists become blocks of their own. */
export async function handlePaste(editor: TextEditor, data: DataTransfer, openAt: OpenAt) {
  const {editable, insertBelow, view} = editor
  const marks = allowedMarks(editable)
  const address = clipboardAddress(data)
  // An address pasted over words makes a link of them.
  if (address && marks.includes(link) && !view.state.selection.empty) return setLink(view, address)
  const inList = isItem(editable) && (!insertBelow || isBelow(editable, insertBelow))
  const {blocks: pasted, lossMessage} = readClipboard(data, {marks, atoms: removedAtoms(view), inList})
  if (lossMessage) announce('')
  const words = pasted
    .flatMap(textsOfBlock)
    .flatMap((line, index) => [...plainInlines(index > 0 ? ' ' : ''), ...line])
  if (isOneText(editor, pasted)) insertText(view, words)
  else await replaceTextEditor(editor, (editor) => applyPaste(editor, pasted, words, openAt))
  if (lossMessage)
    announce([getState().status, lossMessage].filter(Boolean).join(' '), getState().statusAction)
}

/** Whether pasted text goes into the open text, and not into blocks of its own. */
function isOneText(editor: TextEditor, [first, ...more]: NewBlock[]): boolean {
  if (!canSplit(editor)) return true
  const [before] = splitAtSelection(editor)
  return more.length === 0 && (!first || 'paragraph' in first || ('heading' in first && !isEmpty(before)))
}

async function applyPaste(
  editor: TextEditor,
  pasted: NewBlock[],
  words: Inline[],
  openAt: OpenAt,
): Promise<TextEditor | undefined> {
  const {editable, insertBelow} = editor
  const [before, after] = splitAtSelection(editor)
  const blocks = concatBlocks(concatBlocks([{paragraph: before}], pasted), [{paragraph: after}]).filter(
    (block) => !textsOfBlock(block).every(isEmpty),
  )
  const change: Change = insertBelow
    ? {type: 'add', below: insertBelow, insertion: {blocks}}
    : {type: 'split', span: editable.span, ...splitParts(blocks), pasted: true}
  const saved = await closeWithChange(editor, change)
  const open = getOpenEditor()
  // If the blocks could not be saved, their text is inserted at the caret instead.
  if (open) insertText(open.view, words)
  if (open) return open
  const lastLine = blocks.flatMap(textsOfBlock).at(-1) ?? []
  const caret = docOf(lastLine).content.size - docOf(after).content.size
  return saved?.span && openAt(saved.span, {caret})
}

/**
 * Returns the paragraph that stays in a split block, if the blocks start with one, and the blocks to add
 * below it.
 */
function splitParts(blocks: NewBlock[]): {before: Inline[]; below: NewBlock[]} {
  const [first, ...below] = blocks
  return first && 'paragraph' in first ? {before: first.paragraph, below} : {before: [], below: blocks}
}

/** Concatenates two lists of blocks; merges two paragraphs that become adjacent. */
function concatBlocks(above: NewBlock[], below: NewBlock[]): NewBlock[] {
  const [last, first] = [above.at(-1), below[0]]
  if (!last || !first || !('paragraph' in last) || !('paragraph' in first)) return [...above, ...below]
  return [...above.slice(0, -1), {paragraph: [...last.paragraph, ...first.paragraph]}, ...below.slice(1)]
}
