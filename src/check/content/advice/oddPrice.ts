import type {Finding} from '../../finding.ts'
import type {SiteFiles} from '../../readSite.ts'
import type {ContentFile} from '../contentFile.ts'
import {fieldAt} from './fieldAt.ts'

/** A price where everything else is free. */
export function oddPrice(file: ContentFile, site: SiteFiles): Finding[] {
  const priced = [...site.content.values()].flatMap((each) => each.records.filter(({value}) => 'price' in value))
  const free = priced.filter(({value}) => value.price === 'Free')
  if (priced.length < 3 || priced.length - free.length !== 1) return []
  return file.records.flatMap(({value}, index) =>
    /\d/.test(String(value.price ?? ''))
      ? [
          {
            at: fieldAt(file, index, 'price'),
            message: `This costs ${value.price}, and everything else is free.`,
            help: 'If it is so, see to it that no page says that all is free.',
            warning: true,
          },
        ]
      : [],
  )
}
