import {isMap, isScalar, type Scalar, visit} from 'yaml'
import type {Finding} from '../../finding.ts'
import {listed} from '../../listed.ts'
import {placeOf} from '../../places.ts'
import {shareOf} from '../../shareOfWords.ts'
import type {ContentFile} from '../contentFile.ts'
import {fieldAt} from './fieldAt.ts'
import {ownerOfName} from './namesakes.ts'
import {sameWords} from './sameWords.ts'

/** A record that says the same as another where visitors tell them apart, as a copied block leaves it. What is on two days is both. */
export function twins(file: ContentFile): Finding[] {
  return [...twinRecords(file), ...twinParts(file)]
}

/** Two parts of one record with the same title, like modules of a track. */
function twinParts({document, text}: ContentFile): Finding[] {
  const lineOf = (title?: Scalar) => placeOf(text, title?.range?.[0] ?? 0).line
  const findings: Finding[] = []
  visit(document, {
    Seq(_, {items}, path) {
      // Those of a whole file are told with their ids.
      if (path.length < 2) return
      const titles = items.flatMap((item) => {
        const title = isMap(item) ? item.get('title', true) : undefined
        return isScalar(title) ? [title] : []
      })
      for (const [index, title] of titles.entries())
        if (titles.findIndex(({value}) => value === title.value) < index)
          findings.push({
            at: title.range?.[0] ?? 0,
            message: `“${title.value}” is in this list twice.`,
            help: `Write here the title that is meant – or in line ${lineOf(titles.find(({value}) => value === title.value))}, if that is the copy.`,
            warning: true,
          })
    },
  })
  return findings
}

function twinRecords(file: ContentFile): Finding[] {
  return file.records.flatMap((record, index): Finding[] => {
    const {id, value} = record
    const before = file.records.slice(0, index)
    // That is told, and enough.
    if (before.some((each) => each.id === id)) return []
    const isOfOneDay = (other: Record<string, unknown>) =>
      (other.date === value.date || isAnother(other.title, value.title)) && other.value === value.value
    const [twin] = before
      .filter((other) => isOfOneDay(other.value))
      .map((other) => ({id: other.id, fields: sameWords(record, other, file)}))
      .sort((one, other) => other.fields.length - one.fields.length)
    // A name that is a colleague’s is told by itself.
    const isOfOther = [record, twin].some((each) =>
      ownerOfName(
        file,
        file.records.findIndex(({id}) => id === each?.id),
      ),
    )
    const [first, ...more] = (twin?.fields ?? []).filter((field) => field !== 'name' || !isOfOther)
    if (!twin || !first) return []
    const fields = listed([first, ...more], 'and')
    const shared = [first, ...more].map((field) => String(value[field])).join(' ')
    const [own, other] = [id, twin.id].map((name) => shareOf(name, shared))
    const at = (name: string) =>
      fieldAt(
        file,
        file.records.findIndex((each) => each.id === name),
        first,
      )
    // The id of a copy is its own already, and its words are those of the original.
    const [copy, original] = (own ?? 0) > (other ?? 0) ? [twin.id, id] : [id, twin.id]
    const orThere =
      own === other
        ? ` – or in line ${placeOf(file.text, at(original)).line}, for ${original}, if these words are those of ${copy}`
        : ''
    return [
      {
        at: at(copy),
        message: `${original} has the same ${fields}.`,
        help: `Write here the ${fields} of ${copy}, so that visitors can tell them apart${orThere}.`,
        warning: true,
      },
    ]
  })
}

/** Whether two titles have no word in common: “Bootcamp, autumn” and “Spring bootcamp” are the same on two days. */
function isAnother(one: unknown, other: unknown): boolean {
  const words = (title: unknown): string[] =>
    String(title)
      .toLowerCase()
      .match(/\p{L}{4,}/gu) ?? []
  return typeof one === 'string' && !words(one).some((word) => words(other).includes(word))
}
