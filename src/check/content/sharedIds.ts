import type {Finding} from '../finding.ts'
import {placeOf} from '../places.ts'
import type {SiteFiles} from '../readSite.ts'
import type {ContentFile} from './contentFile.ts'
import {isDated} from './isDated.ts'
import {lostId} from './meantRecord.ts'
import {subjectsIn} from './subjects.ts'

/** Two records with one id, where a page shows one that no record has any more: the one of the two took the place of the other. */
export function sharedIds(file: ContentFile, site: SiteFiles): Finding[] {
  const lost = lostId(file, site)
  if (!lost) return []
  const {id, first, second} = lost
  return [
    {
      at: second.offset,
      message: `id must be used once, and ${second.id} stands on line ${placeOf(file.text, first.offset).line} too. A page shows ${id}, and there is no such record.`,
      help: `Give one of the two that id: ${id}`,
      rule: 'ids',
    },
  ]
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
