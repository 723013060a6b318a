import type {ContentExports} from '../layout/contentData.ts'

/** What the YAML files of a site export to components. */
export interface RenderedContent {
  /** By the name of the file: `cohorts.yaml`. */
  files: Record<string, ContentExports>
  counts: Record<string, string>
  /** The address of the page with the contact form. */
  formPage: string
}

/** The global variable from which the modules of YAML files read their data when they are loaded. */
export const liveContentName = 'siteContent'

/** Sets the data that the modules of YAML files have when they are loaded next. */
export function setLiveContent(content: RenderedContent) {
  Object.assign(globalThis, {[liveContentName]: content})
}
