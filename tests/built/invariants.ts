import * as adBlockers from './adBlockers.ts'
import type {Dist} from './dist.ts'
import * as documents from './documents.ts'
import * as headers from './headers.ts'
import * as links from './links.ts'

/** Returns the faults of a built site, one sentence each. */
export type Invariant = (dist: Dist) => string[]

/** The invariants, by name: rules that every built site must obey, whatever its content. */
export const invariants: Record<string, Invariant> = {...links, ...documents, ...headers, ...adBlockers}
