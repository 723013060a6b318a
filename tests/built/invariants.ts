import type {Dist} from './dist.ts'
import * as documents from './documents.ts'
import * as files from './files.ts'
import * as headers from './headers.ts'
import * as links from './links.ts'

/** Says in plain sentences what is wrong with a built site; nothing when all is well. */
export type Invariant = (dist: Dist) => string[]

/**
 * What holds for every build, whatever its pages say. Kept elsewhere, because it takes more than files:
 * - two builds are one, whatever the folder, clock, time zone and environment; a folder of the host: `builds.test.ts`
 * - every page can be read and left without JavaScript: `tests/e2e/faults/no-script.spec.ts`
 * - nothing complains, and the words stay the same when React takes over: `tests/e2e/hydration.spec.ts`
 * - no violation of the policy with everything pressed: `tests/e2e/privacy.spec.ts`
 * - what is typed into a form stays in it: `tests/e2e/contact-form.spec.ts`, `tests/e2e/privacy.spec.ts`
 * - the fixed toasts are the specification’s: `tests/content/specification.test.ts`
 */
export const invariants: Record<string, Invariant> = {
  ...links,
  ...documents,
  ...files,
  ...headers,
}
