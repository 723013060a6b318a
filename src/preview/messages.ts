import type {ResponseMessage} from '../edit/api.ts'
import type {LaidOutPage} from './layOutPage.ts'
import type {RenderedContent} from './liveContent.ts'

/** The repository of the site at its code host, and the key of the person who edits. */
export interface Access {
  repository: string
  key: string
  /** The address of the host’s API. */
  api: string
  /** The branch that was built. */
  branch: string
}

/** What the page sends to the worker: first `open`, then requests of the editor, and for pages to render. */
export type ToWorker =
  | {open: Access; siteFile: string}
  | {request: {id: number; method: string; params: unknown}}
  | {render: string; id: number}

/** What the worker sends to the page. */
export type FromWorker =
  | {opened: true}
  /** `isKeyInvalid`: the key is of no use any more. */
  | {failed: string; isKeyInvalid: boolean}
  | {response: ResponseMessage}
  /** Sent in place of a response: the host does not accept the key any more. Says why. */
  | {signedOut: string; id: number}
  /** The host could not be reached, or can be reached again. */
  | {isReached: boolean}
  | {rendered: {page: LaidOutPage | undefined; content: RenderedContent}; id: number}
  | {renderFailed: string; id: number}
