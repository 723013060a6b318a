import {readSite, type SiteFiles} from '../site/index.ts'

/** Reads the current pages, records and components of the project in `root`. */
export type SiteReader = (root: string) => SiteFiles

/** Returns a reader for dev, which includes drafts. Shared by all plugins, so that unchanged pages are parsed once. */
export function createDevSiteReader(): SiteReader {
  let site: SiteFiles | undefined
  return (root) => {
    site = {...readSite(root, site), showsDrafts: true}
    return site
  }
}
