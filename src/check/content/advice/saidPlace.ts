import type {Finding} from '../../finding.ts'
import type {SiteFiles} from '../../readSite.ts'
import type {ContentFile} from '../contentFile.ts'
import {siteDetails} from '../siteDetails.ts'
import {eitherLine} from './eitherLine.ts'
import {fieldAt} from './fieldAt.ts'

const meeting = /\b(?:meet|meets|held|join us|takes? place|happens?) (online|in our rooms|at our rooms)\b/i

/** Words that have people meet elsewhere than the record’s own location: online where it is in our rooms. */
export function saidPlace(file: ContentFile, site: SiteFiles): Finding[] {
  const rooms = (siteDetails(site.content).address as {name?: unknown} | undefined)?.name
  return file.records.flatMap(({value}, index) =>
    Object.entries(value).flatMap(([field, words]): Finding[] => {
      if (field === 'location' || typeof words !== 'string' || typeof value.location !== 'string') return []
      const [, said] = meeting.exec(words) ?? []
      if (!said) return []
      const isOnline = /^online$/i.test(said)
      // Both, or another town: only who writes it can know.
      if (isOnline ? value.location !== rooms : !/^online$/i.test(value.location)) return []
      const message = `This says “${said}”, and the location of this record is ${value.location}.`
      const there = isOnline ? 'Online' : typeof rooms === 'string' ? rooms : undefined
      const help = eitherLine(file, index, 'location', {here: isOnline ? 'in our rooms' : 'online', there})
      return [{at: fieldAt(file, index, field, said), marked: said, message, help, warning: true}]
    }),
  )
}
