import type {Finding} from '../../finding.ts'
import {groupBy} from '../../groupBy.ts'
import {placeOf} from '../../places.ts'
import type {SiteFiles} from '../../readSite.ts'
import type {ContentFile} from '../contentFile.ts'
import {fieldAt} from './fieldAt.ts'

/** What two files may both say of one thing, each in a field of its own name. */
const kinds = [
  // How long it takes: `2-3 hours`.
  /^\d+(?:[-–]\d+| to \d+)? (?:minutes?|hours?|days?|weeks?|months?|years?)$/i,
  // Where it happens: `In person or by video`.
  /^(?:online|in person|by video|by phone)(?:(?:, | or | and |, or )(?:online|in person|by video|by phone))*$/i,
]

interface Said {
  file: string
  title: string
  field: string
  value: string
  at: number
  line: number
}

/** A length or a place of something that a record of another file, by the same title, has otherwise: one of the two was changed alone. */
export function otherFile(file: ContentFile, site: SiteFiles): Finding[] {
  return kinds.flatMap((kind) => {
    const said = [...site.content.values()].flatMap((each) => saidIn(each, kind))
    return [...groupBy(said, ({title}) => [title]).values()].flatMap((all): Finding[] => {
      const files = new Set(all.map((each) => each.file))
      const first = oddOf(all)
      const second = all.find(({value}) => value !== first?.value)
      // What a file has twice by one title is told there.
      if (!first || !second || files.size < all.length) return []
      if (first.file !== file.name) return []
      const {title, field, value, at} = first
      return [
        {
          at,
          message: `This says ${value} of ${title}, and content/${second.file}, line ${second.line}, says ${second.value}.`,
          help: `Correct one of the two. If that one is right, write here: ${field}: ${second.value}`,
          warning: true,
        },
      ]
    })
  })
}

/** The one that all others contradict; of two, the first. */
function oddOf(all: Said[]): Said | undefined {
  const alone = [...groupBy(all, ({value}) => [value]).values()].filter((same) => same.length === 1)
  return alone[0]?.[0]
}

/** The values of that kind in a file, of records that have one only. */
function saidIn(file: ContentFile, kind: RegExp): Said[] {
  return file.records.flatMap(({value: {title, ...fields}}, index) => {
    const [found, ...more] = Object.entries(fields).filter(([, value]) => kind.test(String(value)))
    if (typeof title !== 'string' || !found || more.length > 0) return []
    const [field, value] = [found[0], String(found[1])]
    const at = fieldAt(file, index, field)
    return [{file: file.name, title, field, value, at, line: placeOf(file.text, at).line}]
  })
}
