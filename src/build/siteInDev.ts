import {readSite, type SiteFiles} from '../site/index.ts'

/** Reads the project in that folder as it is now. */
export type ReadSite = (root: string) => SiteFiles

/** Reads a site for dev, drafts included. One for all plugins: a page that has not changed since any of them read it is not read again. */
export function siteInDev(): ReadSite {
  let site: SiteFiles | undefined
  return (root) => {
    site = {...readSite(root, site), showsDrafts: true}
    return site
  }
}
