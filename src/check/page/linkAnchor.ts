import {didYouMean} from '../characters.ts'
import {anchorsOf, type SiteFiles} from '../readSite.ts'
import {isOfGone} from './goneRecords.ts'
import {placesToBe} from './headingSlips.ts'
import {lostHeadingWords} from './lostHeadingWords.ts'
import {isAllLed, meantPlace, placesFor, shownWith} from './meantPlace.ts'
import {endOf, startOf} from './nodes.ts'
import type {OutlinedPage} from './parsePage.ts'
import {someOf} from './someOf.ts'
import {type PageTag, recordOf} from './tags.ts'
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
            : placesOf(anchor, anchors, target) + idMissing(anchor, target, site)),
      }
}

function placesOf(anchor: string, anchors: string[], target: OutlinedPage): string {
  if (anchors.length === 0) return 'A place is made by a ## heading.'
  const places = placesFor(anchor, anchors, target).map((each) => `#${each}`)
  return `It has: ${someOf(anchor, places, '')}`
}

/** What else to do where one tag of the page could have an id, and has none. */
function idMissing(anchor: string, target: OutlinedPage, {components}: SiteFiles): string {
  const [tag, ...more] = target.outline.tags.filter(({name, attributes}) => {
    const ofId = components.get(name ?? '')?.props.find((prop) => prop.name === 'id')
    return ofId && !ofId.required && !attributes.some((each) => each.type === 'mdxJsxAttribute' && each.name === 'id')
  })
  if (!tag || more.length > 0) return ''
  const source = target.text.slice(startOf(tag), endOf(tag))
  const [opening = ''] = /^[^>\n]*>/.exec(source) ?? []
  const withId = opening.replace(/^<\w+/, (start) => `${start} id="${anchor}"`)
  return withId && `. If the <${tag.name}> of line ${tag.position?.start.line} is meant, write there: ${withId}`
}

/** Whether a link leads to a place that is there once what is told elsewhere is mended. */
function isToBe(anchor: string, target: OutlinedPage, site: SiteFiles): boolean {
  return (
    placesToBe(target).includes(anchor) ||
    lostHeadingWords(target, site).some((each) => each.anchor === anchor) ||
    target.outline.tags.some((tag) => hasUnderWrongName(anchor, tag, site)) ||
    target.outline.tags.some((tag) => {
      const shown = recordOf(tag)
      const ids = site.content.get(shown?.file ?? '')?.records.map(({id}) => id) ?? []
      return shown && ids.includes(anchor) && !ids.includes(shown.id)
    })
  )
}

/** Whether a tag that makes a place of its id, or of its record’s, has that under a name that it does not know, which is told there. */
function hasUnderWrongName(anchor: string, tag: PageTag, {components}: SiteFiles): boolean {
  const component = components.get(tag.name ?? '')
  return tag.attributes.some(
    (each) =>
      each.type === 'mdxJsxAttribute' &&
      each.value === anchor &&
      component?.hasAnchor &&
      !component.props.some(({name}) => name === each.name),
  )
}
