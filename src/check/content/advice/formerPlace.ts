import type {Finding} from '../../finding.ts'
import {groupBy} from '../../groupBy.ts'
import {placeOf} from '../../places.ts'
import type {SiteFiles} from '../../readSite.ts'
import type {ContentFile} from '../contentFile.ts'
import {siteDetails} from '../siteDetails.ts'
import {fieldAt} from './fieldAt.ts'

/** The name of our rooms where no record has it, and several still have one that begins with the same words: it was changed in `content/site.yaml` alone. */
export function formerPlace(file: ContentFile, {content}: SiteFiles): Finding[] {
  const {name} = (siteDetails(content).address ?? {}) as {name?: unknown}
  if (file.name !== 'site.yaml' || typeof name !== 'string') return []
  const said = [...content.values()].flatMap((each) =>
    each.records.flatMap(({value: {location}}, index) =>
      typeof location === 'string' ? [{location, file: each, index}] : [],
    ),
  )
  const former = [...groupBy(said, ({location}) => [location]).entries()].filter(
    ([location, all]) => all.length > 1 && firstWords(location) === firstWords(name),
  )
  const [only, ...more] = former
  if (!only || more.length > 0 || said.some(({location}) => location === name)) return []
  const [location, all] = only
  const places = all.map((each) => {
    const {line} = placeOf(each.file.text, fieldAt(each.file, each.index, 'location'))
    return `content/${each.file.name}, line ${line}`
  })
  return [
    {
      at: Math.max(0, file.text.indexOf(name)),
      message: `Our rooms are called “${name}” here, and “${location}” under every location.`,
      help: `Correct it here, or change them too: ${places.join('; ')}.`,
      warning: true,
    },
  ]
}

/** `our rooms`, of `Our rooms in London`. */
const firstWords = (words: string) => words.toLowerCase().split(/\s+/).slice(0, 2).join(' ')
