import type {Finding} from '../../finding.ts'
import type {ContentFile} from '../contentFile.ts'
import {fieldAt} from './fieldAt.ts'

/** A title is no sentence: it ends without a sign. */
export function titleSigns(file: ContentFile): Finding[] {
  return file.records.flatMap(({value}, index): Finding[] => {
    const title = typeof value.title === 'string' ? value.title : ''
    const [sign] = /(?<!\b(?:etc|Ltd|Jr|Sr|Inc|Co))[.:,;]$/.exec(title) ?? []
    if (!sign) return []
    const message = `A title needs no ${sign} at its end.`
    return [{at: fieldAt(file, index, 'title'), message, write: `title: ${title.slice(0, -1)}`, warning: true}]
  })
}
