import type {BuiltSite} from '../deploy-config/builtSite.ts'

/** A server that answers on this machine. */
export interface Running {
  port: number
  stop: () => Promise<void>
}

/** A kind of server that sites are hosted on. */
export interface Server {
  name: string
  /** Serves a site; throws `NotHere` where there is no such server. */
  start: (site: BuiltSite) => Promise<Running>
}

/** The reason why a server could not be asked at all. */
export class NotHere extends Error {}

/** What is asked, grouped as the columns of the report. */
export type Check =
  | 'pages'
  | 'slashes'
  | 'spellings'
  | 'unknown'
  | 'hostile'
  | 'files'
  | 'headers'
  | 'encoding'
  | 'differences'
  | 'cache'
  | 'HEAD'

/** A request, with its path exactly as it goes over the wire. */
export interface Request {
  path: string
  method?: 'GET' | 'HEAD' | 'OPTIONS'
  headers?: Record<string, string>
}

/** What came back. `body` is unpacked; `encoding` says how it was packed. */
export interface Answer {
  request: Request
  status: number
  headers: Record<string, string>
  encoding: string
  body: Buffer
}

/** How a request may end, after redirects: as the page, as the 404 page, or refused in the host's own words. */
export type Outcome = 'page' | 'missing' | 'refused'

/** A request and what has to come back. */
export interface Case {
  check: Check
  request: Request
  outcomes: Outcome[]
  /** The file of the site that an outcome `page` holds. */
  file?: string
  /** How many redirects may lead there; without it, none. */
  redirects?: number
  /** Headers of the last answer: their exact value, or a pattern. */
  headers?: Record<string, string | RegExp>
  /** How the body has to be packed: `br`, `gzip`, or `identity`. */
  encoding?: string
  /** A second request with the answer's own validators has to be told that nothing changed. */
  revalidates?: boolean
}

/** One thing that is wrong with one answer. */
export interface Problem {
  server: string
  base: string
  check: Check
  request: Request
  answer: string
  problem: string
  /** Why this host cannot do better, when that is known. */
  known?: string
}
