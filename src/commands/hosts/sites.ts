import {type BuiltSite, siteAt} from '../deploy-config/builtSite.ts'
import {buildSite, buildSiteFor} from './buildSite.ts'

/** The base that is asked about beside a host's own root, as code hosts have it for a project's pages. */
const project = '/repo/'

/** The sites to serve: the one in that folder, or the one that is built here, and the same for a folder of a host. */
export function sitesFor(dist?: string): BuiltSite[] {
  const site = dist ? siteAt(dist) : {folder: buildSite(), base: '/'}
  return site.base === '/' ? [site, {folder: buildSiteFor(project), base: project}] : [site]
}
