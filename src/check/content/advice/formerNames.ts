import type {Finding} from '../../finding.ts'
import type {SiteFiles} from '../../readSite.ts'
import type {ContentFile} from '../contentFile.ts'
import {schemaAt} from '../field.ts'
import {schemas} from '../schemas.ts'
import {fieldAt} from './fieldAt.ts'

/** What only a person has done, right behind a name at the start of a text. */
const doings =
  /^(\p{Lu}\p{Ll}+) (?:left school|grew up|studied|joined us|trained as|was born|worked (?:as|at|in|for) an?|spent \w+ years)\b/u

const pronouns = ['He', 'She', 'They', 'We', 'You', 'It', 'Who', 'Everyone', 'Nobody', 'Someone']

/** Who took over has the name and the id, and the text begins with the name of whoever was there before, where all others begin with their own. */
export function formerNames(file: ContentFile, site: SiteFiles): Finding[] {
  if (!schemaAt(schemas.get(file.name), [0, 'name'])?.meta()?.person || file.records.length < 3) return []
  return file.records.flatMap(({value}, index) =>
    Object.entries(value).flatMap(([field, words]): Finding[] => {
      const own = String(value.name)
      const [, former] = doings.exec(String(words)) ?? []
      if (!former || pronouns.includes(former) || field === 'name' || String(words).includes(own)) return []
      const others = file.records.filter((_, other) => other !== index)
      const names = others.map((each) => String(each.value.name))
      const isNamed = others.every((each, other) => String(each.value[field]).startsWith(`${names[other]} `))
      // A colleague’s name is told as that.
      if (!isNamed || names.includes(former) || value.id === former.toLowerCase() || isKnown(former, file, site))
        return []
      return [
        {
          at: fieldAt(file, index, field, former),
          message: `This begins with ${former}, and the name above is ${own}: all others begin with their own name.`,
          help: 'Correct the name, or write the words anew.',
          warning: true,
        },
      ]
    }),
  )
}

/** Whether a word stands elsewhere on the site, or in small letters: the name of whoever left doesn’t. */
function isKnown(word: string, {name, text: own}: ContentFile, {content, pages}: SiteFiles): boolean {
  const small = word.toLowerCase()
  const others = [...content.values()].flatMap((file) => (file.name === name ? [] : file.text))
  const said = (text: string, form: string) => new RegExp(`(?<!\\p{L})${form}(?!\\p{L})`, 'u').test(text)
  return said(own, small) || [...others, ...pages.map(({text}) => text)].some((text) => said(text.toLowerCase(), small))
}
