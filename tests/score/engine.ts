/** What an engine is asked about. */
export interface Asked {
  /** The folder that has the components, pictures and code of the site. */
  root: string
  /** Each file of `pages/` and `content/` by its path. */
  texts: ReadonlyMap<string, string>
  /** What git knows that the files said before. */
  known?: ReadonlyMap<string, string>
  today: string
  launch?: boolean
}

export interface Found {
  file: string
  line: number
  id?: string
  severity: 'error' | 'advice'
  message: string
  /** The text of the file after the fix, where one is certain. */
  fixed?: string
}

/** What `engines/<name>.ts` exports, in at most 40 lines. */
export interface Engine {
  ask: (site: Asked) => Found[]
  /** What Node runs to check a site with it, where that is not `npm run check`. */
  command?: string[]
}

/** A mistake that an engine should report; where nothing is expected, a text that is in order. */
export interface Case {
  suite: string
  name: string
  class: string
  site: Asked
  /** Where it should be reported, and what the line should be. */
  expected: {file: string; line: number; severity?: Found['severity']; fixed?: string}[]
  /** How many lines away a report still leads to the place. */
  near: number
  /** The text before a hand slipped. */
  original?: {file: string; text: string}
}
