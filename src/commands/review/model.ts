/** Where on a document something stands: above, inside or below its `main`. */
export type Region = 'header' | 'page' | 'footer'

/** One sentence, heading, label or button, as a visitor reads it. */
export interface Unit {
  region: Region
  kind: 'text' | 'heading' | 'label' | 'button'
  /** A heading's level; 0 for everything else. */
  level: number
  /** The nearest heading above. */
  section: string
  text: string
}

/** A link: what it says and where it leads. */
export interface Link {
  region: Region
  section: string
  text: string
  to: string
}

/** A picture and the words that stand for it. */
export interface Image {
  region: Region
  section: string
  source: string
  alt: string
  /** The same for two pictures that look the same; nothing for what is no file of `public/`. */
  bytes?: string
}

/** A button or link that answers with a message. */
export interface Answer {
  region: Region
  section: string
  text: string
  /** The id of the message. */
  toast: string
}

/** A name that only assistive technology says, or that a control shows until it is filled in. */
export interface Name {
  region: Region
  section: string
  /** What carries it: `nav aria-label`. */
  on: string
  name: string
}

/** How words are shown: in bold, or as an item of a list. */
export interface Look {
  region: Region
  section: string
  look: 'bold' | 'italic' | 'struck through' | 'bulleted list' | 'numbered list'
  text: string
}

/** All that a visitor can read of one page. */
export interface PageText {
  address: string
  title: string
  description: string
  units: Unit[]
  links: Link[]
  images: Image[]
  names: Name[]
  looks: Look[]
  /** What its buttons answer, where the document says it. */
  answers: Answer[]
  /** The ids of all messages that it can show. */
  toasts: string[]
}

/** What a change touches. */
export type Subject =
  | 'words'
  | 'heading'
  | 'heading level'
  | 'look'
  | 'label'
  | 'button'
  | 'title'
  | 'description'
  | 'link text'
  | 'link target'
  | 'link'
  | 'image'
  | 'alt text'
  | 'accessible name'
  | 'toast'

/** What happened to it. A heading that is given other words in its place is renamed. */
export type Happening = 'changed' | 'added' | 'removed' | 'moved' | 'renamed'

/** One difference that a visitor can read. */
export interface Change {
  what: Subject
  how: Happening
  region: Region
  section: string
  before?: string
  after?: string
  /** For a link whose target changed: the words that stay; for a name: what carries it. */
  about?: string
  /** For a heading that moved: what it stands below now. */
  where?: string
  /** The record that explains it: `facts.yaml: response-time, value`. */
  from?: string
}

/** Whether a change leaves every word as it was, and only shows it otherwise. */
export function isLook({what}: Change): boolean {
  return what === 'look' || what === 'heading level'
}

/** A difference in header or footer, told once, with the pages that show it. */
export interface FrameChange extends Change {
  pages: string[]
}

/** What kind of fact a value is, in the order in which reviewers want them. */
export type FactClass = 'number' | 'price' | 'date' | 'hours' | 'phone' | 'email' | 'promise' | 'link' | 'words'

/** A place where visitors read a fact. */
export interface Place {
  page: string
  section: string
  words: string
}

/** A difference in `content/`. */
export interface RecordChange {
  file: string
  /** The record's id, or nothing for a file that is a single record. */
  id: string
  /** The field's path in the record; nothing when the whole record came or went. */
  field: string
  how: 'changed' | 'added' | 'removed'
  class: FactClass
  before?: string
  after?: string
  places: Place[]
  /** Where it may be met, when no words of a document show it: after a press; or nobody knows, because a state does not build. */
  elsewhere?: 'after a press' | 'not known'
}

/** One page's own changes. */
export interface PageChange {
  page: string
  /** The old address of a page that was renamed. */
  was?: string
  changes: Change[]
}

/** Where an address without a page led and leads now; nothing where it leads to no page. */
export interface Redirect {
  address: string
  before?: string
  after?: string
}

/** Everything that is different between two states of the site. */
export interface Comparison {
  verdict: string
  facts: RecordChange[]
  frame: FrameChange[]
  pages: PageChange[]
  added: PageText[]
  /** A page that is now a draft is removed for visitors. */
  removed: (PageText & {redirect?: string; draft?: true})[]
  renamed: {from: string; to: string; redirect?: string}[]
  /** Old addresses that lead elsewhere now, but for those that are told with their page. */
  redirects: Redirect[]
  unchanged: number
  /** How many pages the new state has. */
  total: number
  /** Files of the site that changed without changing any word. */
  quietFiles: string[]
  /** What `npm run check` says of the new state only. */
  problems: string[]
  /** What the reader must know about how the comparison was made. */
  notes: string[]
}

/** The words of one state of the site, and the records that they are made of. */
export interface SiteText {
  pages: Map<string, PageText>
  records: Map<string, unknown>
}

/** The code and records behind a part of a page, by their files, and the messages that its buttons show. */
export interface Behind {
  files: string[]
  toasts: string[]
}

/** What the file of a page tells besides the words of its document. */
export interface Source extends Behind {
  file: string
  draft: boolean
  /** The same for two files that say the same words. */
  words: string
  /** The same for two files that say the same of themselves, between their `---` lines. */
  top: string
}

/** All that is compared of one state. */
export interface State extends SiteText {
  /** The pages that there are, drafts too, by their address. */
  sources: Map<string, Source>
  /** What stands behind header and footer. */
  frame: Behind
  /** Where each address leads whose page is gone. */
  redirects: Map<string, string>
}
