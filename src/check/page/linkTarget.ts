import {didYouMean} from '../characters.ts'
import {isMissed, lostAddresses} from '../content/listedRoutes.ts'
import {subjectsIn} from '../content/subjects.ts'
import {isDraft} from '../drafts.ts'
import {licensesAddress} from '../licensesAddress.ts'
import {distance, nearest, nearestNumbered} from '../nearest.ts'
import {anchorsOf, type SiteFiles} from '../readSite.ts'
import {addressToBe} from '../routing.ts'
import {isOfGone} from './goneRecords.ts'
import {placesToBe} from './headingSlips.ts'
import {held} from './heldPlaces.ts'
import {explainHost} from './linkHost.ts'
import {lostHeadingWords} from './lostHeadingWords.ts'
import {meantPage} from './meantPage.ts'
import {isAllLed, meantPlace, placesFor, shownWith} from './meantPlace.ts'
import {ownFile} from './ownFile.ts'
import type {OutlinedPage} from './parsePage.ts'
import {recordOf} from './tags.ts'
import type {TargetFinding} from './targetFinding.ts'

/** What is wrong with where a link leads, from that page or from a file of `content/`. */
export function explainTarget(target: string, site: SiteFiles, page?: OutlinedPage): TargetFinding | undefined {
  const url = target.trim()
  if (url !== target && url !== '') return {message: 'There is a space in this address.', to: url}
  if (url === '' || url === '#')
    return {message: 'This link leads nowhere.', help: 'Write the page between the round brackets: [About us](/about)'}
  if (/^data:image/i.test(url))
    return {
      message: 'This is a whole picture, as another program exports it.',
      help: 'Save the picture into public/, and write: ![What it shows](/its-name.jpg)',
    }
  const file = ownFile(url)
  if (file)
    return {
      message: 'This is a file on your own computer, where nobody else finds it.',
      help: `Put it into public/, and write: (${file})`,
    }
  if (/^(javascript|data|vbscript):/i.test(url))
    return {
      message: 'A link can’t run code.',
      help: 'Write a page of this site, like /about, or a web address.',
    }
  if (url.startsWith('mailto:'))
    return /^mailto:[\w.+-]+@[\w-]+(\.[\w-]+)+(\?.*)?$/.test(url)
      ? undefined
      : {message: `“${url.slice(7)}” is no email address.`, write: `[${held.words}](mailto:name@example.org)`}
  if (url.startsWith('tel:'))
    return /^tel:\+?[\d]+$/.test(url)
      ? undefined
      : {message: 'A telephone link holds + and numbers only.', write: '[020 7946 0012](tel:+442079460012)'}
  if (/^[\w.+-]+@[\w-]+(\.[\w-]+)+$/.test(url))
    return {message: 'A link to an email address starts with mailto:', to: `mailto:${url}`}
  const slipped = /^(?:h?t{1,2}ps?\b[:;.]?\/*)+((?:[\w-]+\.)+[a-z]{2,}(?:[/?#].*)?)$/i.exec(url)?.[1]
  if (slipped && !/^https?:\/\/(?!ht)/i.test(url))
    return {message: 'A web address starts with https://', to: `https://${slipped}`}
  if (/^(\w+:)?\/\//.test(url)) return explainHost(url, site)
  if (/^\+?[\d ()-]{7,}$|^\d{3,5}$/.test(url))
    return {message: 'A link to a telephone number starts with tel:', to: `tel:${url.replace(/[^\d+]/g, '')}`}
  if (/^www\.|^[\w-]+\.(org|com|co\.uk|gov\.uk|uk|net)\b/.test(url))
    return {message: 'A web address starts with https://', to: `https://${url}`}
  return explainPath(url, site, page)
}

function explainPath(url: string, site: SiteFiles, page?: OutlinedPage): TargetFinding | undefined {
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
        : {message: `There is no page ${path}.`, help: `The pages are: ${someOf(path, choice)}`}
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
  if (anchor === undefined || !target) return undefined
  const anchors = anchorsOf(target, site.components)
  if (anchors?.includes(anchor) && isOfGone(anchor, target, site))
    return {
      message: `This link leads to ${anchor}, and there is no such record.`,
      help: 'Take the link out, with what is said of it, or lead it elsewhere.',
      gone: true,
    }
  if (!anchors || anchors.includes(anchor)) return undefined
  // A slip in the heading or in the id of the record is told there.
  if (isToBe(anchor, target, site)) return undefined
  if (page && target !== page && anchorsOf(page, site.components)?.includes(anchor))
    return {message: `There is no place #${anchor} on ${path}, and there is one on this page.`, to: `#${anchor}`}
  const meant = meantPlace(anchor, anchors, target, site, page)
  const where = path || 'this page'
  return meant
    ? {
        message: `There is no place #${anchor} on ${where}. ${didYouMean(`#${meant}`, `#${anchor}`)}`,
        to: `${path}#${meant}`,
      }
    : {
        message: `There is no place #${anchor} on ${where}.`,
        help:
          shownWith(anchor, where, site) ??
          (isAllLed(page, target)
            ? 'All that stands on this page has its link: if this section is gone, delete the line, or bring the section back.'
            : anchors.length
              ? `It has: ${someOf(
                  anchor,
                  placesFor(anchor, anchors, target).map((each) => `#${each}`),
                  '',
                )}`
              : 'A place is made by a ## heading.'),
      }
}

/** Whether a link leads to a place that is there once what is told elsewhere is mended. */
function isToBe(anchor: string, target: OutlinedPage, site: SiteFiles): boolean {
  return (
    placesToBe(target).includes(anchor) ||
    lostHeadingWords(target, site).some((each) => each.anchor === anchor) ||
    target.outline.tags.some((tag) => {
      const shown = recordOf(tag)
      const ids = site.content.get(shown?.file ?? '')?.records.map(({id}) => id) ?? []
      return shown && ids.includes(anchor) && !ids.includes(shown.id)
    })
  )
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

/** The twelve of a list that are most like a word, and whether there are more. */
function someOf(word: string, list: string[], end = '.'): string {
  if (list.length <= 12) return list.join(', ') + end
  const words = new Set(word.split(/\W+/).filter(Boolean))
  const shared = (each: string) => each.split(/\W+/).filter((part) => words.has(part)).length
  const ranked = [...list].sort((a, b) => shared(b) - shared(a) || distance(a, word) - distance(b, word))
  return `${ranked.slice(0, 12).join(', ')} …`
}
