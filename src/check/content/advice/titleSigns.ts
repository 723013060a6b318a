import type {Finding} from '../../finding.ts'
import type {ContentFile} from '../contentFile.ts'
import {fieldAt} from './fieldAt.ts'

/** A title is no sentence: it ends without a sign, and begins with a capital where all others do. */
export function titleSigns(file: ContentFile): Finding[] {
  const titles = file.records.map(({value}) => (typeof value.title === 'string' ? value.title : ''))
  const begins = titles.filter((title) => /^\p{Ll}{2}/u.test(title))
  return titles.flatMap((title, index): Finding[] => {
    const at = fieldAt(file, index, 'title')
    const [sign] = /(?<!\b(?:etc|Ltd|Jr|Sr|Inc|Co))[.:,;]$/.exec(title) ?? []
    if (sign)
      return [
        {
          at,
          message: `A title needs no ${sign} at its end.`,
          write: `title: ${title.slice(0, -1)}`,
          warning: true,
        },
      ]
    const isOdd = begins.length === 1 && begins[0] === title && titles.length > 2
    const write = `title: ${title.charAt(0).toUpperCase()}${title.slice(1)}`
    return isOdd ? [{at, message: 'The other titles begin with a capital.', write, warning: true}] : []
  })
}
