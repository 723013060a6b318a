import type {Dist} from './dist.ts'
import * as documents from './documents.ts'
import * as headers from './headers.ts'
import * as links from './links.ts'

/** Returns what is wrong with a built site, a sentence each. */
export type Invariant = (dist: Dist) => string[]

/** The rules for every built site, whatever its pages say. */
export const invariants: Record<string, Invariant> = {...links, ...documents, ...headers}
