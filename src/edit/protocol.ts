// The messages between the browser and the server in edit mode, all of them plain JSON.
// The server validates each message with a schema, because any web page could have sent it.

import {z} from 'zod'

/** A safe path segment: on Windows, `\\` is a separator and `:` introduces a drive or stream. */
const pathSegment = String.raw`[^./\\:\0][^/\\:\0]*`

/** The files that can be edited: pages and records only. */
export const editableFile: z.ZodString = z
  .string()
  .regex(
    new RegExp(`^(?:pages/(?:${pathSegment}/)*${pathSegment}\\.mdx|content/${pathSegment}\\.yaml)$`),
    'Only the pages in pages/ and the records in content/ can be edited here.',
  )

/** An offset in UTF-16 units in a file’s text without its byte order mark. */
export const offset = z.int().nonnegative()

/**
 * Whether a file is a picture added in the editor. Its text is base64 wherever texts are compared or stored.
 */
export const isPicture = (file: string): boolean => /^public\/[a-z0-9-]+\.(?:jpg|png|webp)$/.test(file)

export const span = z.object({
  /** Relative to the project root: `pages/about.mdx`. */
  file: editableFile,
  start: offset,
  end: offset,
  /**
   * Identifies the text and its surroundings, to find the text in the changed file or detect that it was
   * removed.
   */
  hash: z.string(),
})

/** A range of a source file. The browser receives it from the server and sends it back unchanged. */
export type Span = z.infer<typeof span>

const mark = z.union([
  z.object({type: z.enum(['strong', 'emphasis', 'struck'])}),
  z.object({type: z.literal('link'), attrs: z.object({href: z.string().trim()})}),
])

/** Formatting: bold, italics, struck-through text or a link. */
export type Mark = z.infer<typeof mark>

const marks = z.array(mark).exactOptional()

const inline = z.union([
  z.object({type: z.literal('text'), text: z.string(), marks}),
  /**
   * An atom, copied byte for byte: a component, code, a picture or a hard line break. `index` is its index in
   * the block; it may be moved or removed, not created or duplicated. The server ignores `name`, which is for
   * people.
   */
  z.object({type: z.literal('atom'), attrs: z.object({index: offset, name: z.string()}), marks}),
])

/**
 * A part of a block’s text, as the author reads and types it: line breaks in the source are spaces. It is the
 * JSON of a node of ProseMirror, which edits it. From the server, `marks` are in the order of the source, the
 * outermost first.
 */
export type Inline = z.infer<typeof inline>

const inlines = z.array(inline)

/** The type of a value, which decides how it is edited. */
export type ValueType =
  | {type: 'text'; max?: number}
  | {type: 'date'}
  /** A page of this site, or a heading on one. */
  | {type: 'page'}
  | {type: 'number'; min: number; max?: number; step: number}
  /** `names` are the human-readable names of the choices. */
  | {type: 'choice'; choices: string[]; names: Record<string, string>}
  /** A list with one item per line; with `choices`, each item must be a choice. */
  | {type: 'lines'; choices?: string[]; names?: Record<string, string>}
  /**
   * Text in a fixed format such as `10:00 AM to 1:00 PM`: `must` describes the format, `example` shows it.
   */
  | {type: 'format'; requirement: string; example: string}

/** A component that can be added to a page. */
export interface AddableComponent {
  /** The name in the code: `Faq`. */
  name: string
  /** The human-readable name: `Question and answer`. */
  title: string
  purpose: string
  /** The kind of record that it shows: `faq`. */
  shows?: string
}

/** A page that a link can lead to, with its headings. */
export interface LinkTarget {
  to: string
  name: string
  headings: {to: string; name: string}[]
}

/** A kind of record that can be added. */
export interface AddableRecordKind {
  /** The name in the code: `faq`. */
  kind: string
  /** The human-readable name: `question and answer`. */
  name: string
  questions: FormQuestion[]
  /** The existing records, each with its human-readable name and its values as answers. */
  records: {id: string; name: string; answers: Record<string, string>}[]
  /** The human-readable name of the component that shows such a record. */
  shownBy?: string
  /** The titles of the pages that show such records. */
  shownOn: string[]
}

/** One question of the form for a new record, as in `npm run new`. */
export interface FormQuestion {
  /** The field’s path: `hours.from`. */
  field: string
  label: string
  /**
   * What the answer must be, if the type of input does not show it: `Exactly three, each on its own line`.
   */
  help?: string
  /** Whether the record may omit the field; the answer is then `-`. */
  optional: boolean
  example: string
  value: ValueType
}

/** The kind of block that a text is in. */
export type TextBlockKind = 'paragraph' | 'heading' | 'item' | 'cell' | 'label'

/** An item of a source file that can be edited on the rendered page, or that is locked with a reason. */
export type Editable =
  /** The text of a paragraph, heading, list item or table cell, or the text between a component’s tags. */
  | {kind: 'inline'; span: Span; inlines: Inline[]; blockKind: TextBlockKind; actions: BlockAction[]}
  /**
   * A single plain value. `key` is its field: `title` of a page, `to` of a component, `highlights.0` of a
   * record; `label` is what people call it.
   */
  | {
      kind: 'text'
      span: Span
      text: string
      /** What visitors read, if the text has a shared value in it, such as `{fact:age-range}`. */
      shown?: string
      value: ValueType
      source: 'frontmatter' | 'attribute' | 'picture' | 'record'
      key: string
      label: string
      owner: Owner
      actions: BlockAction[]
    }
  /** A component with its tags, a thematic break, or another block that is moved and deleted as a whole. */
  | {kind: 'block'; span: Span; name: string; actions: BlockAction[]}
  /** Something that can’t be edited here; `why` says where it comes from and who can change it. */
  | {kind: 'locked'; span: Span; reason: string; key?: string; label?: string; text?: string; owner?: Owner}

/**
 * What a value belongs to. `at` is the offset of the component’s tag; no `id` if the file is a single record.
 */
type Owner =
  | {kind: 'page'}
  | {kind: 'component'; name: string; at: number}
  | {kind: 'record'; id?: string; path: (string | number)[]}

/** An action on a whole block, apart from typing in it. */
export type BlockAction = 'split' | 'join' | 'remove' | 'up' | 'down' | 'add'

const newBlock = z.union([
  z.object({paragraph: inlines}),
  z.object({heading: inlines, depth: z.literal([2, 3, 4])}),
  z.object({
    list: z.array(inlines),
    ordered: z.boolean(),
    /**
     * For each item, the number of lists around its own, and whether that is numbered; without it, the list
     * is flat.
     */
    nesting: z.array(z.object({depth: z.int().min(0).max(9), ordered: z.boolean()})).optional(),
  }),
  /** Rows of cells; the first row is the header. */
  z.object({table: z.array(z.array(inlines))}),
])

/**
 * A block of text to add. Below a list item, each paragraph, heading or item in it is added as a list item.
 */
export type NewBlock = z.infer<typeof newBlock>

export const insertion = z.union([
  newBlock,
  z.object({blocks: z.array(newBlock)}),
  /** A component of COMPONENTS.md, added with its example; `with` sets some of its attributes. */
  z.object({component: z.string(), attributes: z.record(z.string(), z.string()).optional()}),
  /** A new text item in a record’s list, below the item at the span. */
  z.object({line: z.string()}),
  /** A new item in a list of records without ids: `{text: 'About', to: '/about'}`. */
  z.object({item: z.record(z.string(), z.string())}),
])

/** What to add below a block or to a record’s list. Below a list item, a paragraph is added as an item. */
export type Insertion = z.infer<typeof insertion>

const componentPlacement = z.object({span, component: z.string()})

/** The position of a new component on a page, and the component’s name. */
export type ComponentPlacement = z.infer<typeof componentPlacement>

/** Identifies a finding: its rule, and its offset from the start of the text that it is about. */
const findingReference = z.object({id: z.string(), at: z.int()})

/**
 * Other values of the file, which could not be saved alone: they are saved together with this one if that is
 * right. An empty value removes its field.
 */
const otherValues = z.array(z.object({span, to: z.string()})).optional()

export const change = z
  .discriminatedUnion('type', [
    z.object({type: z.literal('inline'), span, to: inlines}),
    z.object({type: z.literal('text'), span, to: z.string(), otherValues}),
    /**
     * Enter or paste: shortens a block to `before` and adds `below` after it; replaces it if `before` is
     * empty.
     */
    z.object({
      type: z.literal('split'),
      span,
      before: inlines,
      below: z.array(newBlock),
      pasted: z.literal(true).optional(),
    }),
    /** Backspace at the start: joins the block to the previous block of its kind. */
    z.object({type: z.literal('join'), span}),
    z.object({type: z.literal('remove'), span, otherValues}),
    z.object({type: z.literal('move'), span, direction: z.enum(['up', 'down'])}),
    z.object({type: z.literal('add'), below: span, insertion}),
    /** With `below`, also adds a component to a page; the component shows the new record. */
    z.object({
      type: z.literal('addRecord'),
      record: z.string(),
      /** The new record’s id; if absent, it is made from the record’s first text. */
      id: z.string().optional(),
      answers: z.record(z.string(), z.string()),
      below: componentPlacement.optional(),
    }),
    z.object({type: z.literal('addPage'), address: z.string(), title: z.string(), description: z.string()}),
    /**
     * Gives a page, and the pages below it, another address. Links to them follow, and the old addresses
     * redirect.
     */
    z.object({type: z.literal('renamePage'), file: editableFile, address: z.string()}),
    /**
     * Deletes a page; its address leads to `to` then, and so do links to it, unless they prevent the
     * deletion.
     */
    z.object({
      type: z.literal('deletePage'),
      file: editableFile,
      to: z.string(),
      links: z.enum(['follow', 'reject']),
    }),
    /**
     * Replaces a picture if `span` is its alternative text, else adds one below the block there. `bytes`:
     * base64.
     */
    z.object({
      type: z.literal('picture'),
      span,
      shows: z.string(),
      name: z.string(),
      bytes: z.base64().max(16_000_000, 'This picture is too large.'),
    }),
    /** Applies corrections from the content check’s advice to saved text. */
    z.object({type: z.literal('advice'), span, findings: z.array(findingReference)}),
  ])
  .and(z.object({autofix: z.literal(true).optional()}))

/** A change made by the author. With `autofix`, the content check’s automatic fixes are applied as well. */
export type Change = z.infer<typeof change>

/** A finding of the content check, as it is shown to the author. */
export interface ReportedFinding {
  /** The sentences: what is wrong, then what to do, unless a button does it. */
  sentences: string[]
  /**
   * What a button can do about it: its label is `button`, or else what it writes, which is the `correction`.
   */
  fix?: {finding: z.infer<typeof findingReference>; correction: string; button?: string}
  /** The label of the value that would have to change too, if it is not the one that was typed. */
  field?: string
}

/** A page that shows the value that is being edited. */
export interface PageLink {
  address: string
  title: string
}

/** The pages that show a value; `unknown` for a label or contact detail, which components show anywhere. */
export type ShownOn = PageLink[] | 'unknown'

/** The address of a page, and what depends on it. */
export interface PageAddress {
  address: string
  /** The address at which visitors open the page: `https://twelvesides.example.org/about`. */
  publicAddress: string
  /** What follows the page’s title in search results: ` | Twelvesides`. */
  titleEnd: string
  /** Why the page can’t be renamed or deleted; absent if it can. */
  lockedReason?: string
  /** The human-readable names of the places with links to the page, and how many each has. */
  links: {title: string; count: number}[]
  /** The human-readable names of the pages below it, which are renamed with it. */
  below: string[]
}

/** The address of a page that is gone, and the one to open in its place. */
export const moved: z.ZodObject<{from: z.ZodString; to: z.ZodString}> = z.object({
  from: z.string(),
  to: z.string(),
})
export type Moved = z.infer<typeof moved>

/** The result of a change. */
export type ChangeResult =
  | {
      saved: true
      /** The id of the change, for undoing it; absent if nothing changed in the file. */
      changeId?: string
      /** The change that was undone or redone. */
      entry?: ChangeEntry
      /** The new source range of the changed text, if the text still exists. */
      span?: Span
      /** The address of a new page or picture, or the id of a new record. */
      added?: string
      /** Whether the other values that were sent are saved too. */
      includesOthers?: true
      /** The pages that have another address now, or are deleted. */
      moved?: Moved[]
      /** The human-readable name of a new record: its title, its question. */
      addedName?: string
      /** Whether reviewers see it at once, because the changes were sent for review before. */
      isInReview?: true
      /** The content check’s advice on the typed text; it doesn’t prevent saving. */
      advice: ReportedFinding[]
    }
  /**
   * A rejection; the file is unchanged. `currentText`: the text, if it was changed in the meantime.
   * `fixable`: saving with `autofix` would succeed; a string is a button label, as other text changes too.
   */
  | {
      saved: false
      reason: string
      currentText?: string
      findings?: ReportedFinding[]
      fixable?: true | string
      /** In the form for a new page or record: the question whose answer is refused. */
      field?: string
    }

/** An entry in the list “What I changed”. */
export interface ChangeEntry {
  id: string
  /** The number of its step among all steps: clocks may differ, this order is certain. */
  step: number
  /** When it was saved, by the clock of the server or code host: `2025-01-18T10:00:00.000Z`. */
  at: string
  /** Who saved it, if it was somebody else, whose changes can’t be undone here. */
  author?: string | undefined
  file: string
  /** The human-readable name of the file: a page’s name, or the kind of its records. */
  title?: string
  /** What was changed: `a paragraph`. */
  description: string
  /** The text as visitors read it, one item per line; empty if there was none. */
  before: string
  after: string
  /** The label of the field, if the change is that of one value. */
  label?: string | undefined
  /** The address of a picture that the change adds. */
  picture?: string | undefined
  /** The number of the step that undid it. */
  undoneBy?: number
  /** Whether the change can be undone or redone; absent if neither, and `why` then says why. */
  action?: 'undo' | 'redo' | undefined
  reason?: string
}

/** A preview of a proposal: a git branch with the author’s changes, to be reviewed by others. */
export interface Proposal {
  /** The changes as visitors read them, grouped by file; `record` is the name of the record that is changed. */
  changes: ({file: string; record?: string} & Pick<
    ChangeEntry,
    'before' | 'after' | 'title' | 'label' | 'picture'
  >)[]
  /** One sentence for each change that can’t be proposed. */
  excluded: string[]
  /**
   * Set if the changes build on an earlier proposal, whose changes are also included until they are
   * published.
   */
  buildsOn?: true
  /** Why no proposal can be made; absent if one can. */
  reason?: string
  /** The proposals whose branches have not been pushed yet, the latest first. */
  unsent: UnsentProposal[]
  /** Set if `propose` also sends for review. */
  isSentAtOnce?: true
  /** The last pull request, and in a sentence where it stands. Further changes are added to an open one. */
  sent?: {address: string; sentence: string; message: string; isOpen: boolean}
}

/** A proposal that can be pushed, to `remote` if there is one. */
export interface UnsentProposal {
  branch: string
  /** The author’s sentence about it. */
  sentence: string
  remote?: string
}

/** The result of making a proposal; `isSent` if it was also sent for review. */
export type ProposalResult =
  | ({created: true; isSent?: true} & UnsentProposal)
  | {created: false; reason: string}

/** The result of sending a proposal, or of fetching the latest site. */
export interface SyncResult {
  isOk: boolean
  message: string
  /** The host’s URL for opening a pull request. */
  link?: string
  /** Git’s output, if it failed. */
  gitOutput?: string
}
