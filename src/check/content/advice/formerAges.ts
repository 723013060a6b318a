import type {Finding} from '../../finding.ts'
import {groupBy} from '../../groupBy.ts'
import {listed} from '../../listed.ts'
import {linesOf} from '../../places.ts'
import type {SiteFiles} from '../../readSite.ts'
import {agesIn} from '../../words/agesSaid.ts'
import {textsBesideFacts} from '../../words/textsBesideFacts.ts'
import type {ContentFile} from '../contentFile.ts'
import {schemaAt} from '../field.ts'
import {ownAges, ownRecords} from '../ownRecords.ts'
import {schemas} from '../schemas.ts'
import {fieldAt} from './fieldAt.ts'

/** So many places that say the same are no coincidence. */
const several = 3

/** A line that says an age, the range or one end of it alone. */
interface Place {
  file: string
  line: number
}

/** The age of those we help, where every other place still says another: the fact was changed alone. Told at the fact, with all of them. */
export function formerAges(file: ContentFile, site: SiteFiles): Finding[] {
  const own = file.name === 'facts.yaml' ? ownAges(ownRecords(site.content).facts) : undefined
  if (!own) return []
  const lines = textsBesideFacts(site)
    .filter((each) => !isOfPersons(each.file))
    .flatMap(({file: name, text}) =>
      linesOf(text).map(({text: words}, index) => ({file: name, line: index + 1, words})),
    )
  const said = lines.flatMap(({words, ...place}) => agesIn(words).map(({from, to}) => ({...place, from, to})))
  const bySpan = groupBy(said, ({from, to}) => [`${from} to ${to}`])
  // One place that says what the fact says, and nobody knows which of them is behind.
  if (bySpan.has(`${own.least} to ${own.most}`)) return []
  const [former, ...others] = [...bySpan.values()].filter(
    ([first, ...more]) => more.length + 1 >= several && (first?.from === own.least) !== (first?.to === own.most),
  )
  const [first] = former ?? []
  if (!former || !first || others.length > 0) return []
  const end = first.to === own.most ? `(?:from|under|below|at) ${first.from}` : `(?:over|under|up to|until) ${first.to}`
  const alone = lines.filter(({words}) =>
    new RegExp(`\\b${end}(?!\\d|[.,:]\\d| (?:minutes|hours|weeks|people|places))`).test(words),
  )
  const places = inOrder([...former, ...alone.filter(({words}) => isOfAges(words))])
  return [
    {
      at: fieldAt(
        file,
        file.records.findIndex(({id}) => id === own.id),
        'value',
      ),
      message: `This says ${own.value}, and every other place still says ${first.from} to ${first.to}.`,
      help: `Correct it here, or change them too: ${listed(places, 'and')}.`,
      warning: true,
      rule: 'formerAges',
    },
  ]
}

/** Whether a file tells of people one by one, who have ages of their own. */
function isOfPersons(file: string): boolean {
  return schemaAt(schemas.get(file.replace('content/', '')), [0, 'name'])?.meta()?.person === true
}

/** The end of our ages may be a figure of something else. */
function isOfAges(words: string): boolean {
  return /\b(?:join|places|people|you|anyone|birthday|age)\b/i.test(words)
}

function inOrder(places: Place[]): string[] {
  const sorted = [...groupBy(places, ({file}) => [file])].sort(([one], [other]) => (one < other ? -1 : 1))
  return sorted.map(([file, all]) => {
    const lines = [...new Set(all.map(({line}) => line))].sort((a, b) => a - b).map(String)
    return `${file}, line${lines.length > 1 ? 's' : ''} ${listed(lines, 'and')}`
  })
}
