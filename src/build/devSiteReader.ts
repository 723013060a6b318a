import {readSite, type SiteFiles} from '../site/index.ts'

/** Reads the current pages, records and components of the project in `root`. */
export type SiteReader = (root: string) => SiteFiles

/**
 * Returns a reader for dev, which includes draft pages. All plugins share it, to parse unchanged pages only
 * once.
 */
export function createDevSiteReader(): SiteReader {
  let site: SiteFiles | undefined
  return (root) => {
    site = {...readSite(root, site), showsDrafts: true}
    return site
  }
}
