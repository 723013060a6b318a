import type {Page} from '../../check/page/parsePage.ts'
import type {SiteFiles} from '../../check/readSite.ts'
import type {Draft, FileDraft} from '../draft.ts'
import {told} from '../newFindings.ts'
import type {Change, Where} from '../protocol.ts'
import {lost, type Refused, refuse} from '../refused.ts'
import {seek} from '../span.ts'
import {tidyWords, writeScalar} from '../yaml/writeScalar.ts'
import {attributesOf, writeAttribute} from './attributes.ts'
import {frontmatterOf, frontmatterValue} from './frontmatterPlaces.ts'
import {picturesOf, writePicture} from './pictures.ts'
import {wordBlocksOf} from './wordBlocks.ts'
import {writeInlines} from './writeInlines.ts'

type Named = Draft & Pick<FileDraft, 'what'>

/** A page that can be edited, or why it can’t. */
export function pageToEdit(site: SiteFiles, file: string): Page | Refused {
  const page = site.pages.find((each) => each.file === file)
  if (!page) return refuse('gone', `${file} is not there any more. Your words stay here: copy them.`)
  if (page.legacy) return refuse('place', `An old program saved ${file}. Run npm run fix, then edit it here.`)
  if (page.problems.length === 0) return page
  return refuse('check', `${file} has a mistake that keeps it from being read. Mend it in the file first.`, {
    findings: told(page.problems),
  })
}

/** What a change of words would make of a page. */
export function draftInPage(site: SiteFiles, change: Extract<Change, {do: 'inline' | 'text'}>): FileDraft | Refused {
  const page = pageToEdit(site, change.span.file)
  if ('refused' in page) return page
  const draft = change.do === 'inline' ? draftInlines(site, page, change) : draftText(site, page, change)
  return draft.refused ? draft : {...draft, file: page.file, before: page.text}
}

function draftInlines(site: SiteFiles, page: Page, {span, to}: Extract<Change, {do: 'inline'}>): Named | Refused {
  const sought = seek(span, page.text, wordBlocksOf(page.tree, page.text))
  if (sought.how !== 'found') return lost(sought, page.text)
  const block = sought.stretch
  return named(writeInlines(page, block, to, site.components), blockNames[block.where])
}

/** What a person calls a block of words. */
export const blockNames: Record<Where, string> = {
  paragraph: 'a paragraph',
  heading: 'a heading',
  item: 'a line of a list',
  cell: 'a cell of a table',
  label: 'a label',
}

/** Of a line at the top of a page, of an attribute, or of what a picture shows. */
function draftText(site: SiteFiles, page: Page, {span, to}: Extract<Change, {do: 'text'}>): Named | Refused {
  const {places, ...sheet} = frontmatterOf(page)
  const atTop = seek(span, page.text, places)
  if (atTop.how === 'found') {
    const [place, key] = [atTop.stretch, atTop.stretch.path.join('.')]
    const words = tidyWords(place.value, to)
    const value = frontmatterValue(page, key, site).as === 'number' && /^\d+$/.test(words) ? Number(words) : words
    return named(writeScalar({text: page.text, ...sheet}, place, value), `the ${key}`)
  }
  const inTag = seek(span, page.text, attributesOf(page))
  if (inTag.how === 'found') {
    const place = inTag.stretch
    return named(writeAttribute(page, place, tidyWords(place.value, to), site), `${place.name} of ${place.tag.name}`)
  }
  const ofPicture = seek(span, page.text, picturesOf(page))
  if (ofPicture.how === 'found') {
    const place = ofPicture.stretch
    return named(writePicture(page, place, tidyWords(place.text, to), site), 'what a picture shows')
  }
  return lost([atTop, inTag, ofPicture].find(({how}) => how !== 'gone') ?? atTop, page.text)
}

function named(draft: Draft | Refused, what: string): Named | Refused {
  return draft.refused ? draft : {...draft, what}
}
