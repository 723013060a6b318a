import {groupBy} from '../groupBy.ts'
import {listed} from '../listed.ts'
import {held} from '../page/heldPlaces.ts'
import {endOf, startOf} from '../page/nodes.ts'
import {type PageTag, recordOf} from '../page/tags.ts'
import {placeOf} from '../places.ts'
import {type Component, componentsShowing} from '../readComponents.ts'
import type {SiteFiles} from '../readSite.ts'
import type {ContentFile} from './contentFile.ts'
import {recordKinds} from './schemas.ts'

/** Where a tag belongs: below or above a line of a page, or in its place. */
export interface Place {
  file: string
  side: 'below' | 'above' | 'on'
  line: number
}

/** How pages show a record that none shows yet: each tag, and where it belongs as far as that is known. */
interface Showing {
  /** `<CohortCard cohort="its-id" />` */
  tag: string
  /** Beside the record above it, or else the one below. */
  place?: Place
}

/** The tags that show a record, by those of the record above it or below; none of a file that pages name no record of. */
export function tagsShowing(id: string, index: number, file: ContentFile, site: SiteFiles): Showing[] {
  const kind = [...recordKinds].find(([, name]) => name === file.name)?.[0]
  const components = kind ? componentsShowing(kind, site.components) : []
  const write = ({name = 'Component', children = 'none'}: Partial<Component> = {}) => {
    const opening = `<${name} ${kind}="${id}"`
    return children === 'must' ? `${opening}>${held.words}</${name}>` : `${opening} />`
  }
  const copied = tagsCopied(index, file, site)
  const near = copied.length > 0 ? copied : tagsBeside(index, file, site)
  // In a sentence it stands among words.
  const blocks = near.filter(({tag}) => tag.type === 'mdxJsxFlowElement')
  const [first] = near
  if (components.length === 0) return []
  if (blocks.length === 0) return [{tag: write(components.find(({name}) => name === first?.tag.name) ?? components[0])}]
  return blocks.map(({tag, place}) => ({tag: write(components.find(({name}) => name === tag.name)), place}))
}

/** The second tags of an id that a page shows twice beside each other, where a record was copied with its tag. */
function tagsCopied(index: number, {name, records}: ContentFile, {pages}: SiteFiles): {tag: PageTag; place: Place}[] {
  return pages.flatMap(({file, text, outline}) => {
    const own = outline.tags.filter((tag) => {
      const record = recordOf(tag)
      return tag.type === 'mdxJsxFlowElement' && record?.file === name && record.id === records[index]?.id
    })
    return own
      .filter((tag, at) => own.findIndex((each) => each.name === tag.name) < at)
      .map((tag) => ({tag, place: {file, side: 'on', line: placeOf(text, startOf(tag)).line}}))
  })
}

/** The tags of the record that is likeliest its brother: nearest to it in the file, above rather than below, and of its own group where the file has groups. */
function tagsBeside(index: number, {name, records}: ContentFile, {pages}: SiteFiles): {tag: PageTag; place: Place}[] {
  // A record that is for one page says so.
  const {page} = records[index]?.value ?? {}
  const shown = pages
    .filter((each) => page === undefined || each.file === `pages/${page}.mdx`)
    .flatMap((each) =>
      each.outline.tags.flatMap((tag) =>
        recordOf(tag)?.file === name ? [{tag, page: each, id: recordOf(tag)?.id}] : [],
      ),
    )
  const isShown = (id: string) => shown.some((each) => each.id === id)
  const brothers = records.flatMap(({id}, at) => (at !== index && isShown(id) ? [{id, at}] : []))
  const group = groupOf(records[index]?.id)
  const alike = brothers.filter(({id}) => groupOf(id) === group)
  const [nearest] = [...(alike.length > 1 ? alike : brothers)].sort(
    (one, other) => Math.abs(one.at - index) - Math.abs(other.at - index) || one.at - other.at,
  )
  const own = shown.filter(({id}) => nearest !== undefined && id === nearest.id)
  const isOnSeveral = new Set(own.map(({page}) => page)).size > 1 && own.every(({tag}) => tag.name === own[0]?.tag.name)
  // What stands on several pages says of none that its brothers do: most stand on one.
  const [most] = [...groupBy(shown, ({page}) => [page.file]).values()].sort((one, other) => other.length - one.length)
  const near = isOnSeveral ? nearestAmong(most ?? [], records, index) : own
  const side = records.findIndex(({id}) => id === near[0]?.id) < index ? 'below' : 'above'
  // One that a page shows twice alike has one place there.
  return [...groupBy(near, ({tag, page}) => [`${tag.name} ${page.file}`]).values()]
    .flatMap((alike) => alike.at(side === 'below' ? -1 : 0) ?? [])
    .map(({tag, page: {file, text}}) => {
      const {line} = placeOf(text, side === 'below' ? endOf(tag) : startOf(tag))
      return {tag, place: {file, side, line}}
    })
}

/** Those of some tags that show the record nearest to another in its file. */
function nearestAmong<Tag extends {id: string | undefined}>(
  tags: Tag[],
  records: ContentFile['records'],
  index: number,
): Tag[] {
  const far = ({id}: Tag) => Math.abs(records.findIndex((each) => each.id === id) - index)
  const least = Math.min(...tags.map(far))
  return tags.filter((tag) => far(tag) === least)
}

/** What the ids of a group begin with: `value` of `value-empowerment`. */
function groupOf(id = ''): string {
  return id.split('-')[0] ?? ''
}

/** What to do so that visitors see a record: `write in pages/programs.mdx, below line 60: <CohortCard cohort="its-id" />`. */
export function howToShow(showings: Showing[]): string {
  const [first, ...more] = showings
  const isAlike = more.every(({tag}) => tag === first?.tag)
  const said = ({file, side, line}: Place) => `${file}, ${side === 'on' ? '' : `${side} `}line ${line}`
  const places = [...new Set(showings.flatMap(({place}) => (place ? said(place) : [])))]
  if (!isAlike) return `write ${showings.map(({tag}, index) => `in ${places[index]}: ${tag}`).join(', and ')}`
  return `write ${places.length > 0 ? `in ${listed(places, 'and in')}` : 'on the page where it belongs'}: ${first?.tag}`
}
