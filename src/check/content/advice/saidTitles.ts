import type {Finding} from '../../finding.ts'
import {written} from '../../finding.ts'
import {groupBy} from '../../groupBy.ts'
import {asYaml} from '../asYaml.ts'
import type {ContentFile} from '../contentFile.ts'
import {valuesIn, type WordValue} from '../valuesIn.ts'

/** So many records that do the same mean it. */
const several = 3

/** A field that says the title of its record behind the same words in all others, as what is read aloud for a link, and in one says another: the title was changed alone. */
export function saidTitles({name, document, records, text}: ContentFile): Finding[] {
  if (name === 'invented.yaml' || records.length <= several) return []
  const titleOf = ({path}: WordValue) => String(records[Number(path[0])]?.value.title ?? '')
  const fields = groupBy(valuesIn(document), ({path}) => (path.length > 1 ? [path.slice(1).join('.')] : []))
  return [...fields.values()].flatMap((values): Finding[] => {
    const behind = values.map((each) => {
      const title = titleOf(each)
      return title !== '' && each.value.length > title.length && each.value.endsWith(` ${title}`)
        ? each.value.slice(0, -title.length)
        : undefined
    })
    const [odd, ...more] = values.filter((_, index) => behind[index] === undefined)
    const before = new Set(behind.filter((each) => each !== undefined))
    const [words = ''] = before
    if (!odd || more.length > 0 || before.size !== 1 || values.length <= several) return []
    const [title, said] = [titleOf(odd), odd.value.slice(words.length)]
    // Words of one’s own, or a shorter form, are no title.
    const isTitle = odd.value.startsWith(words) && /^[\p{Lu}\d]/u.test(said)
    const isShortened = said.includes(title) || title.includes(said)
    // A sign that a program wrote into the title is told there, and would be copied.
    if (title === '' || !isTitle || isShortened || /&#?\w+;/.test(title)) return []
    const field = String(odd.path.at(-1))
    return [
      {
        at: odd.start,
        message: `The title of this record is “${title}”, and ${field} says “${said}”.`,
        ...written(text.slice(odd.start, odd.end), asYaml(words + title)),
        write: `${field}: ${asYaml(words + title)}`,
        warning: true,
      },
    ]
  })
}
