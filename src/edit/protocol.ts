// What the page and the server say to each other while someone edits. All of it is plain JSON.

/**
 * Where a stretch of a source file stands, as the check's parser hands it out; the page gives it back unread.
 * `start` and `end` are UTF-16 units of the file's text without its byte order mark.
 */
export interface Span {
  /** From the project's root: `pages/about.mdx`. */
  file: string
  start: number
  end: number
  /** What stands there and round it, so that it is found again, or known to be gone, after the file has changed. */
  hash: string
}

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

/** What a value must be, and so which box it is typed in. */
export type Value =
  | {as: 'words'; most?: number}
  | {as: 'date'}
  | {as: 'number'; least: number; most?: number; step: number}
  | {as: 'choice'; choices: string[]}
  /** Words of one form, like `10:00 AM to 1:00 PM`: `must` says which, `example` shows one. */
  | {as: 'form'; must: string; example: string}

/** One question that a new record asks, as `npm run new` does. */
export interface Question {
  /** The field, with those round it: `hours.from`. */
  field: string
  /** What the answer must be: `a whole number`. */
  must: string
  /** What it is when it is left as it is. */
  kept?: string
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

/** What to put below a block, or into a list of a record. Below a line of a list, a paragraph is one more line. */
export type Piece =
  | {paragraph: Inline[]}
  | {heading: Inline[]; depth: 2 | 3 | 4}
  | {list: Inline[][]; ordered: boolean}
  /** A component of COMPONENTS.md, with its example; `with` are values of its attributes that are chosen already. */
  | {component: string; with?: Record<string, string>}
  /** One more line of a record's list, below the one that the span names. */
  | {line: string}

/** Below which component of a page another of its kind is to stand. */
export interface ShownBelow {
  span: Span
  component: string
}

/** One thing that a person did. With `mend`, what the check says of it is written with it. */
export type Change = {mend?: true} & (
  | {do: 'inline'; span: Span; to: Inline[]}
  | {do: 'text'; span: Span; to: string}
  /** Enter: the block becomes two. */
  | {do: 'split'; span: Span; before: Inline[]; after: Inline[]}
  /** Backspace at the start: the block is joined to the one of its kind before it. */
  | {do: 'join'; span: Span}
  | {do: 'remove'; span: Span}
  | {do: 'move'; span: Span; way: 'up' | 'down'}
  | {do: 'add'; below: Span; piece: Piece}
  /** With `below`, a page shows it too: by that component, below the one that the span names. */
  | {do: 'addRecord'; record: string; id: string; answers: Record<string, string>; below?: ShownBelow}
  | {do: 'addPage'; address: string; title: string; description: string}
  /** What the check advised on words that are saved: `write` are its own words. */
  | {do: 'advice'; span: Span; write: string[]}
)

/** A mistake that the check would tell, in its words. */
export interface Told {
  line: number
  message: string
  write?: string
  help?: string
  /** It can be written at the press of a button. */
  mends?: true
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
      /** The id of what was done, to put it back; nothing when the file was left as it was, because nothing changed. */
      undo?: string
      /** Where it stands now, if it still does. */
      span?: Span
      /** The address of a new page, or the id of a new record. */
      added?: string
      /** Advice of the check on what was typed: it stops nothing. */
      advice: Told[]
      /** The other pages that show it. */
      also: Place[]
    }
  /** `mends`: with `mend` it would be saved. */
  | {saved: false; why: Refusal; reason: string; now?: string; findings?: Told[]; mends?: boolean}

/** Something that was changed, in the list “what I changed”. */
export interface Done {
  id: string
  /** When, as the clock of the server says it: `2025-01-18T10:00:00.000Z`. */
  at: string
  file: string
  /** `The words of a paragraph`. */
  what: string
  /** As they are read, each line by itself; nothing where nothing stood. */
  before: string
  after: string
  /** What is different, in a sentence, where the words are the same. */
  same?: string
  /** The line where it stands now; nothing where it was changed again. */
  line?: number
  /** When it was undone, by the same clock. */
  undone?: string
  /** What can be done about it; nothing where it is committed, or its file says something else by now. */
  can?: 'undo' | 'redo'
}

/** What became of a proposal. */
export type Proposed =
  /** `others` are the files with changes by someone else too; `words` say what happened, and what to do next. */
  | {made: true; branch: string; commit: string; files: string[]; others: string[]; remote?: string; words: string}
  | {made: false; reason: string}

/** What became of sending a proposal, in words. */
export interface Pushed {
  sent: boolean
  words: string
}

/** What the server does for a page that is edited: `openEditor` of `editor.ts` gives one. It does one thing at a time. */
export interface Editor {
  /** Every place of a file of `pages/` or `content/` as it is now, in its order. */
  editables(file: string): Editable[]
  save(change: Change): Promise<Answer>
  /** Which of those pieces may stand below that place. */
  fits(below: Span, pieces: Piece[]): boolean[]
  /** What was changed, the latest first. */
  done(): Done[]
  undo(id: string): Promise<Answer>
  redo(id: string): Promise<Answer>
  /** The pages that show a record's value: none for what stands on one page alone. */
  places(span: Span): Place[]
  /** The kinds of record that can be added: `cohort`, `event`. */
  kinds(): string[]
  questions(record: string): Question[]
  /** One branch with one commit of just what was changed; `summary` is what `npm run review` says of it. */
  propose(sentence: string, summary: string): Promise<Proposed>
  /** Sends the branch of a proposal to where the project came from: the one thing that leaves this computer. */
  push(branch: string): Promise<Pushed>
}
