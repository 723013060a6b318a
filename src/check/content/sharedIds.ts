import type {Finding} from '../finding.ts'
import {placeOf} from '../places.ts'
import {plainName} from '../plainName.ts'
import type {SiteFiles} from '../readSite.ts'
import type {ContentFile} from './contentFile.ts'
import {isDated} from './isDated.ts'
import {lostId} from './meantRecord.ts'
import {subjectsIn} from './subjects.ts'

/** Two records with one id, where a page shows one that no record has any more: the one of the two took the place of the other. */
export function sharedIds(file: ContentFile, site: SiteFiles): Finding[] {
  const lost = lostId(file, site)
  if (!lost) return []
  const {id} = lost
  const [first, second] = [lost.first, lost.second].map((record) => ({record, words: sharesWords(id, record.value)}))
  if (!first || !second) return []
  // The one whose words it has lost it; of two that have as many the second did.
  const isTitled = ({record}: typeof first) => plainName(String(record.value.title)) === id
  const titled = isTitled(first) !== isTitled(second)
  const isFirst = titled ? isTitled(first) : first.words > second.words
  const [own, other] = isFirst ? [first, second] : [second, first]
  const isOwn = titled || own.words > other.words || other.words === 0
  return [
    {
      at: own.record.offset,
      message: `id must be used once, and ${own.record.id} stands on line ${placeOf(file.text, other.record.offset).line} too. A page shows ${id}, and there is no such record.`,
      ...(isOwn
        ? {write: `id: ${id}`, swap: {over: own.record.id, by: id}}
        : {help: `Give one of the two that id: ${id}`}),
      rule: 'ids',
    },
  ]
}

/** How many words of an id a record says. */
function sharesWords(id: string, {id: _, ...said}: Record<string, unknown>): number {
  const words = plainName(JSON.stringify(said)).split('-')
  return id.split('-').filter((word) => words.includes(word)).length
}

/** Two records that would be one file of the calendar. */
export function sharedCalendars(file: ContentFile, site: SiteFiles): Finding[] {
  if (!isDated(file.name)) return []
  const others = [...site.content.values()].filter(({name}) => isDated(name) && name < file.name)
  return file.records.flatMap(({id, offset}) => {
    const other = others.find(({records}) => records.some((each) => each.id === id))
    if (!other) return []
    const message = `${id} is in ${other.name} too, and both would be /calendar/${id}.ics.`
    return [{at: offset, message, write: `${id}-${file.name.replace(/s?\.yaml$/, '')}`, rule: 'dates'}]
  })
}

/** Two records that the contact form could not tell apart. Dates say it of their calendar already. */
export function sharedSubjects(file: ContentFile, site: SiteFiles): Finding[] {
  const subjects = subjectsIn(site)
  return subjects
    .filter((subject) => subject.file === file.name)
    .flatMap(({id, offset}) => {
      const other = subjects.find((each) => each.id === id && each.file < file.name)
      if (!other || (isDated(file.name) && isDated(other.file))) return []
      const message = `${id} is in ${other.file} too, and /contact?about=${id} could mean both.`
      return [{at: offset, message, write: `${id}-${file.name.replace(/s?\.yaml$/, '')}`, rule: 'subjects'}]
    })
}
