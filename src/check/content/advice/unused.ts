import type {Finding} from '../../finding.ts'
import {held} from '../../page/heldPlaces.ts'
import {recordOf} from '../../page/tags.ts'
import {plainName} from '../../plainName.ts'
import {componentsShowing} from '../../readComponents.ts'
import type {SiteFiles} from '../../readSite.ts'
import type {ContentFile} from '../contentFile.ts'
import {isDated} from '../isDated.ts'
import {meantRecord, namedOnPages} from '../meantRecord.ts'
import {recordKinds} from '../schemas.ts'
import {titlesInStories} from '../storyPrograms.ts'

/** A record of a kind that pages name one by one, and that none names. */
export function unused(file: ContentFile, site: SiteFiles, today: string): Finding[] {
  const kind = [...recordKinds].find(([, name]) => name === file.name)?.[0]
  if (!kind) return []
  const named = namedOnPages(file.name, site)
  // Read by the components themselves (every `Timeline` shows all), so no page need name one.
  if (named.size === 0) return []
  const showing = componentsShowing(kind, site.components)
  const tagFor = (id: string) => {
    const beside = shownBy(id, file, site)
    const {name = 'Component', children = 'none'} = showing.find((each) => each.name === beside) ?? showing[0] ?? {}
    const tag = `<${name} ${kind}="${id}"`
    return children === 'must' ? `${tag}>${held.words}</${name}>` : `${tag} />`
  }
  // The page that names it wrongly is told, and that is enough.
  const meant = new Set([...named].map((id) => meantRecord(id, file, site)))
  const told = titlesInStories(site)
  const isOver = (date: unknown) => isDated(file.name) && typeof date === 'string' && date < today
  return (
    file.records
      // An id that can’t stay is told itself.
      .filter(({id}) => plainName(id) === id)
      .filter(({id}) => !named.has(id) && !site.named.has(id) && !meant.has(id))
      // One that is over has no place among what is to come, and may be kept for whoever tells of it.
      .filter(({value}) => !told.has(String(value.title)) && !isOver(value.date))
      .map(({id, offset}) => ({
        at: offset,
        message: `No page shows ${id}.`,
        help: `Write on the page where it belongs: ${tagFor(id)} – or delete this record.`,
        warning: true,
        rule: 'unused',
        unshown: `${file.name}#${id}`,
      }))
  )
}

/** The component that pages show the record above or below with. */
function shownBy(id: string, {name: file, records}: ContentFile, site: SiteFiles): string | undefined {
  const index = records.findIndex((record) => record.id === id)
  const beside = [records[index - 1]?.id, records[index + 1]?.id]
  const tags = site.pages.flatMap(({outline}) => outline.tags)
  const near = (id?: string) => tags.find((tag) => recordOf(tag)?.file === file && recordOf(tag)?.id === id)?.name
  return beside.map(near).find(Boolean) ?? undefined
}
