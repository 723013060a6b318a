import {didYouMean} from '../characters.ts'
import {anchorsOf, type SiteFiles} from '../readSite.ts'
import {isOfGone} from './goneRecords.ts'
import {placesToBe} from './headingSlips.ts'
import {lostHeadingWords} from './lostHeadingWords.ts'
import {isAllLed, meantPlace, placesFor, shownWith} from './meantPlace.ts'
import type {OutlinedPage} from './parsePage.ts'
import {someOf} from './someOf.ts'
import {recordOf} from './tags.ts'
import type {TargetFinding} from './targetFinding.ts'

/** What is wrong with the place of a page that a link leads to. `path`: the page as the link names it, empty for its own. */
export function explainAnchor(
  anchor: string,
  path: string,
  target: OutlinedPage,
  site: SiteFiles,
  page?: OutlinedPage,
): TargetFinding | undefined {
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
