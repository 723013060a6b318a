// What the page and the server say to each other while someone edits. All of it is plain JSON.
// What the server receives is read by a schema before it is acted on: any page could have sent it.

import {z} from 'zod'

/** A safe path segment: on Windows `\\` is a separator, and `:` means another drive or stream. */
const part = String.raw`[^./\\:\0][^/\\:\0]*`

/** The files that can be edited: pages and records, and nothing else of the project. */
export const editableFile: z.ZodString = z
  .string()
  .regex(
    new RegExp(`^(?:pages/(?:${part}/)*${part}\\.mdx|content/${part}\\.yaml)$`),
    'Only the pages in pages/ and the records in content/ can be edited here.',
  )

/** UTF-16 units of a file's text without its byte order mark. */
const offset = z.int().nonnegative()

/** A picture that was added in the editor; its text is base64 wherever texts are compared and stored. */
export const isPicture = (file: string): boolean => /^public\/[a-z0-9-]+\.(?:jpg|png|webp)$/.test(file)

const span = z.object({
  /** From the project's root: `pages/about.mdx`. */
  file: editableFile,
  start: offset,
  end: offset,
  /** What stands there and round it, so that it is found again, or known to be gone, after the file has changed. */
  hash: z.string(),
})

/** A range of a source file, as the check's parser hands it out; the page gives it back unread. */
export type Span = z.infer<typeof span>

/** The words of a block as a person reads and types them: a line's end in the source is a space in `words`. */
export type Inline =
  | {words: string}
  | {strong: Inline[]}
  | {emphasis: Inline[]}
  /** Words that lead somewhere. */
  | {link: string; inner: Inline[]}
  /**
   * A piece of the old block that stays byte for byte: a component, code, a picture, a line break that was typed.
   * The number is its place among those of its block, from 0; it may be moved and left out, never made or doubled.
   * `name` is what a person calls it (`Fact`), and is not read when it comes back.
   */
  | {kept: number; name: string}

// TypeScript cannot infer a recursive union.
const inlines: z.ZodType<Inline[]> = z.array(
  z.lazy(() =>
    z.union([
      z.object({words: z.string()}),
      z.object({strong: inlines}),
      z.object({emphasis: inlines}),
      z.object({link: z.string(), inner: inlines}),
      z.object({kept: offset, name: z.string()}),
    ]),
  ),
)

/** What a value must be, and so which box it is typed in. */
export type Value =
  | {as: 'words'; most?: number}
  | {as: 'date'}
  /** A page of this site, or a heading on one. */
  | {as: 'page'}
  | {as: 'number'; least: number; most?: number; step: number}
  /** `names` say what the choices are called. */
  | {as: 'choice'; choices: string[]; names?: Record<string, string>}
  /** A list: its items, one to a line, or some of those choices. */
  | {as: 'lines'; choices?: string[]}
  /** Words of one form, like `10:00 AM to 1:00 PM`: `must` says which, `example` shows one. */
  | {as: 'form'; must: string; example: string}

/** A component that can be added to a page. */
export interface NewBlock {
  /** `Faq`; and as a person calls it: `Question and answer`. */
  name: string
  title: string
  purpose: string
  /** The kind of record that it shows one of: `faq`. */
  shows?: string
}

/** A page that a link can lead to, and the headings on it. */
export interface Target {
  to: string
  name: string
  headings: {to: string; name: string}[]
}

/** A kind of record that can be added. */
export interface NewKind {
  /** `faq`; and as a person calls it: `question and answer`. */
  kind: string
  name: string
  questions: Question[]
  /** Those that there are, each by its title and with its answers. */
  records: {id: string; name: string; answers: Record<string, string>}[]
  /** What the component is called that shows one of them. */
  shownBy?: string
}

/** One question that a new record asks, as `npm run new` does. */
export interface Question {
  /** The field, with those round it: `hours.from`. */
  field: string
  /** What the answer must be: `a whole number`. */
  must: string
  /** A record may do without it: then the answer is `-`. */
  optional: boolean
  example: string
  value: Value
}

/** Where in a page's source the words stand that a component shows. */
export type Where = 'paragraph' | 'heading' | 'item' | 'cell' | 'label'

/** Something on a page that can be edited where it is read, or that says why it can't. */
export type Editable =
  /** A block's words: the whole paragraph, heading, line of a list, cell, or what stands between a component's tags. */
  | {kind: 'inline'; span: Span; inlines: Inline[]; where: Where; can: Verb[]}
  /** One plain value. `key` is its way: `title` of a page, `to` of a component, `highlights.0` of a record. */
  | {
      kind: 'text'
      span: Span
      text: string
      value: Value
      where: 'frontmatter' | 'attribute' | 'picture' | 'record'
      key: string
      owner: Owner
      can: Verb[]
    }
  /** A component with its tags, a rule, or any other block that can be moved and deleted as a whole. */
  | {kind: 'block'; span: Span; name: string; can: Verb[]}
  /** What is shown and can't be edited here: `why` says where it comes from and who can change it. */
  | {kind: 'locked'; span: Span; why: string; key?: string; owner?: Owner}

/** Whose value it is: a page, a component on one (`at` is where its tag starts), or a record (`id`, or nothing where a file is one record). */
export type Owner =
  | {of: 'page'}
  | {of: 'component'; name: string; at: number}
  | {of: 'record'; id?: string; path: (string | number)[]}

/** What can be done to a block besides typing in it. */
export type Verb = 'split' | 'join' | 'remove' | 'up' | 'down' | 'add'

const block = z.union([
  z.object({paragraph: inlines}),
  z.object({heading: inlines, depth: z.literal([2, 3, 4])}),
  z.object({list: z.array(inlines), ordered: z.boolean()}),
])

/** A block of words. Below a list item, all that it holds are more items. */
export type Block = z.infer<typeof block>

const piece = z.union([
  block,
  z.object({blocks: z.array(block)}),
  /** A component of COMPONENTS.md, with its example; `with` are values of its attributes that are chosen already. */
  z.object({component: z.string(), with: z.record(z.string(), z.string()).optional()}),
  /** One more line of a record's list, below the one that the span names. */
  z.object({line: z.string()}),
  /** One more item of a list of records without ids: `{text: 'About', to: '/about'}`. */
  z.object({item: z.record(z.string(), z.string())}),
])

/** What to put below a block, or into a list of a record. Below a line of a list, a paragraph is one more line. */
export type Piece = z.infer<typeof piece>

const shownBelow = z.object({span, component: z.string()})

/** Below which component of a page another of its kind is to stand. */
export type ShownBelow = z.infer<typeof shownBelow>

/** Which finding of the check: its rule, and where it is, from the start of the words that it is about. */
const finding = z.object({id: z.string(), at: z.int()})

const change = z
  .discriminatedUnion('do', [
    z.object({do: z.literal('inline'), span, to: inlines}),
    z.object({do: z.literal('text'), span, to: z.string()}),
    /** Enter and pasting: the block keeps the words `before`, and others come below it; without `before` they replace it. */
    z.object({do: z.literal('split'), span, before: inlines, below: z.array(block)}),
    /** Backspace at the start: the block is joined to the one of its kind before it. */
    z.object({do: z.literal('join'), span}),
    z.object({do: z.literal('remove'), span}),
    z.object({do: z.literal('move'), span, way: z.enum(['up', 'down'])}),
    z.object({do: z.literal('add'), below: span, piece}),
    /** With `below`, a page shows it too: by that component, below the one that the span names. */
    z.object({
      do: z.literal('addRecord'),
      record: z.string(),
      /** Without one it is made of the first words. */
      id: z.string().optional(),
      answers: z.record(z.string(), z.string()),
      below: shownBelow.optional(),
    }),
    z.object({do: z.literal('addPage'), address: z.string(), title: z.string(), description: z.string()}),
    /** `bytes` are base64. At the span of what a picture shows it replaces that one; at a block it is put below. */
    z.object({
      do: z.literal('picture'),
      span,
      shows: z.string(),
      name: z.string(),
      bytes: z.base64().max(16_000_000, 'This picture is too large.'),
    }),
    /** What the check advised on words that are saved. */
    z.object({do: z.literal('advice'), span, findings: z.array(finding)}),
  ])
  .and(z.object({mend: z.literal(true).optional()}))

/** One thing that a person did. With `mend`, what the check says of it is written with it. */
export type Change = z.infer<typeof change>

const nothing = z.object({})
/** Without an id, the latest. */
const entry = z.object({id: z.string().optional()})

/** The schema of each request’s parameters. */
export const asks = {
  places: z.object({file: editableFile}),
  behind: z.object({file: editableFile, start: offset}),
  find: z.object({words: z.string()}),
  also: z.object({span}),
  save: change,
  done: nothing,
  undo: entry,
  redo: entry,
  adding: nothing,
  targets: nothing,
  fits: z.object({below: span, pieces: z.array(piece)}),
  proposal: nothing,
  propose: z.object({sentence: z.string()}),
  push: z.object({branch: z.string().regex(/^edit\/[a-z0-9-]+$/, 'This is not the branch of a proposal.')}),
  latest: nothing,
}

/** The parameters of a request. */
export type Given<Name extends keyof typeof asks> = z.infer<(typeof asks)[Name]>

/** The envelope of a request. It may come from any page, so it is untrusted. */
export const asked = z.object({number: z.int(), name: z.string(), give: z.unknown().optional()})

/** A finding of the check, in its words. */
export interface Told {
  line: number
  /** What is wrong, and what to do. */
  words: string[]
  /** Names the finding where what the last sentence says can be written at the press of a button. */
  finding?: z.infer<typeof finding>
}

/** A page that shows the same. */
export interface Place {
  address: string
  title: string
}

/** Why a change is not written. Whatever it is, the file is as it was. */
export type Refusal =
  /** Something else stands there now: `now` is what. */
  | 'changed'
  /** The file, or the block, is not there any more. */
  | 'gone'
  /** It stands there more than once, and nobody can tell which one was meant. */
  | 'unclear'
  /** The words would not be shown as they were typed. */
  | 'shown'
  /** The check finds a mistake that stops a build. */
  | 'check'
  /** The value is not one that the field takes. */
  | 'value'
  /** It is not a place that can be edited. */
  | 'place'
  /** The file can't be written. */
  | 'disk'

/** What became of a change. */
export type Answer =
  | {
      saved: true
      /** The id of what was done; nothing when the file was left as it was, because nothing changed. */
      undo?: string
      /** What was undone or redone. */
      done?: Done
      /** Where it stands now, if it still does. */
      span?: Span
      /** The address of a new page or picture, or the id of a new record. */
      added?: string
      /** Advice of the check on what was typed: it stops nothing. */
      advice: Told[]
    }
  /** `mends`: with `mend` it would be saved; where that changes other places too, the words of the button. */
  | {saved: false; why: Refusal; reason: string; now?: string; findings?: Told[]; mends?: true | string}

/** Something that was changed, in the list “what I changed”. */
export interface Done {
  id: string
  /** When, as the clock of the server says it: `2025-01-18T10:00:00.000Z`. */
  at: string
  file: string
  /** What a person calls that file: the name of a page, or the kind of its records. */
  place?: string
  /** `The words of a paragraph`. */
  what: string
  /** As they are read, each line by itself; nothing where nothing stood. */
  before: string
  after: string
  /** When it was undone, by the same clock. */
  undone?: string
  /** What can be done about it; nothing where it is committed, or its file says something else by now. */
  can?: 'undo' | 'redo'
}

/** What a proposal would hold. */
export interface Proposal {
  /** What was changed, as it is read, file by file. */
  changes: ({file: string} & Pick<Done, 'before' | 'after' | 'place'>)[]
  /** What was changed and can’t be part of it, in sentences. */
  leftOut: string[]
  /** It changes words of an earlier proposal, so it holds that as well until it is published. */
  buildsOn?: true
  /** Why none can be made, if so. */
  reason?: string
  /** The last proposal, where it was not sent yet. */
  waiting?: Waiting
}

/** A proposal that can be sent, to `remote` if there is one. */
export interface Waiting {
  branch: string
  remote?: string
}

/** What became of a proposal. */
export type Proposed = ({made: true} & Waiting) | {made: false; reason: string}

/** What became of sending a proposal, or of getting the latest site. */
export interface Exchanged {
  done: boolean
  words: string
  /** Where the host says that a proposal is reviewed. */
  link?: string
  /** What git said, where it failed. */
  said?: string
}
