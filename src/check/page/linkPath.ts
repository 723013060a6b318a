import {didYouMean} from '../characters.ts'
import {isMissed, lostAddresses} from '../content/listedRoutes.ts'
import {subjectsIn} from '../content/subjects.ts'
import {isDraft} from '../drafts.ts'
import {licensesAddress} from '../licensesAddress.ts'
import {nearest, nearestNumbered} from '../nearest.ts'
import {anchorsOf, type SiteFiles} from '../readSite.ts'
import {addressToBe} from '../routing.ts'
import {explainAnchor} from './linkAnchor.ts'
import {meantPage} from './meantPage.ts'
import type {OutlinedPage} from './parsePage.ts'
import {someOf} from './someOf.ts'
import type {TargetFinding} from './targetFinding.ts'

/** What is wrong with a link to this site: to a page, a file, a subject of the contact form or a place. */
export function explainPath(url: string, site: SiteFiles, page?: OutlinedPage): TargetFinding | undefined {
  const [, path = '', query = '', anchor] = /^([^#?]*)(\?[^#]*)?(?:#(.*))?$/.exec(url) ?? []
  let target: OutlinedPage | undefined = page
  if (path) {
    target = site.addresses.get(path)
    if (!target && (site.publicFiles.has(path) || path === licensesAddress)) return undefined
    // A page whose file has lost its right name is told there, once.
    if (!target && site.pageFiles.some((name) => addressToBe(name, site) === path)) return undefined
    if (!target && lostAddresses(site).includes(path)) return undefined
    if (!target && isFile(path)) return explainFile(path, site)
    if (!target || path.includes('[')) {
      const here = page && anchor === undefined && anchorsOf(page, site.components)?.includes(path)
      if (here) return {message: `There is no page ${path}. Did you mean #${path}, on this page?`, to: `#${path}`}
      const place = placeMeant(path, site)
      if (place && anchor === undefined) return {message: `There is no page ${path}. Did you mean ${place}?`, to: place}
      const {meant, choice} = meantPage(path, site, page)
      const after = anchor === undefined ? '' : `#${anchor}`
      return meant
        ? {message: `There is no page ${path}. ${didYouMean(meant, path)}`, to: `${meant}${after}`}
        : {message: `There is no page ${path}.`, help: `The pages are: ${someOf(path, choice)}`, unlike: true}
    }
  }
  if (target && isDraft(target) && !site.showsDrafts && !(page && isDraft(page)) && !isMissed(path, site))
    return {
      message: `${path} is a draft, and no visitor sees it.`,
      help: `Take draft: true off at the top of ${target.file}, or take this link out.`,
    }
  const about = new URLSearchParams(query).get('about')
  const unknown = about === null ? undefined : explainSubject(about, url, site)
  if (unknown) return unknown
  return anchor === undefined || !target ? undefined : explainAnchor(anchor, path, target, site, page)
}

/** `/handbook.pdf`; a page may well be named with its ending. */
function isFile(path: string): boolean {
  return /\.[a-z]\w{1,4}$/i.test(path) && !/\.(?:mdx?|html?)$/i.test(path)
}

function explainFile(path: string, site: SiteFiles): TargetFinding {
  const meant = nearest(path, [...site.publicFiles, licensesAddress])
  return meant
    ? {message: `There is no file ${path}. Did you mean ${meant}?`, to: meant}
    : {
        message: `There is no file ${path}.`,
        help: `Put it into public/: public${path.startsWith('/') ? '' : '/'}${path}`,
      }
}

/** `/programs#upcoming-cohorts`, for `/programs/upcoming-cohorts`. */
function placeMeant(path: string, site: SiteFiles): string | undefined {
  const [, page = '', place = ''] = /^(\/.+)\/([^/]+)$/.exec(path) ?? []
  const target = site.addresses.get(page)
  return target && anchorsOf(target, site.components)?.includes(place) ? `${page}#${place}` : undefined
}

/** What is wrong with the id in `/contact?about=id`: the form knows the records of the files that `subjects.yaml` names. */
function explainSubject(id: string, url: string, site: SiteFiles): TargetFinding | undefined {
  const ids = subjectsIn(site).map((subject) => subject.id)
  if (ids.includes(id)) return undefined
  const meant = nearestNumbered(id, ids)
  return meant
    ? {message: `The contact form knows no ${id} to ask about. Did you mean ${meant}?`, to: url.replace(id, meant)}
    : {
        message: `The contact form knows no ${id} to ask about.`,
        help: ids.length > 0 ? `It knows: ${someOf(id, ids)}` : 'Leave out ?about= and what follows it.',
      }
}
