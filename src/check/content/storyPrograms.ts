import {asItLooks, didYouMean} from '../characters.ts'
import type {Finding} from '../finding.ts'
import {listed} from '../listed.ts'
import {nearest} from '../nearest.ts'
import {startOf} from '../page/nodes.ts'
import {type PageTag, recordOf} from '../page/tags.ts'
import {placeOf} from '../places.ts'
import {plainName} from '../plainName.ts'
import type {SiteFiles} from '../readSite.ts'
import {asYaml} from './asYaml.ts'
import {type ContentFile, textsUnder} from './contentFile.ts'
import {meantRecord} from './meantRecord.ts'

/** What a story says that someone did is on the site, by that title. */
export function storyPrograms(file: ContentFile, site: SiteFiles): Finding[] {
  if (file.name !== 'stories.yaml') return []
  const files = ['cohorts.yaml', 'formats.yaml'].flatMap((name) => site.content.get(name) ?? [])
  // What a file calls its records that can't be read nobody knows.
  if (files.some((each) => each.document.errors.length > 0)) return []
  const all = files.flatMap((each) => each.records.map(({value}) => value.title))
  // Nor does anybody know it of a record that has lost its title, which is told there.
  if (all.some((title) => typeof title !== 'string')) return []
  const titles = all.map(String)
  return textsUnder(file, 'program')
    .filter(({value}) => !titles.includes(value))
    .map(({value, offset}): Finding => {
      const meant = titleNow(value, files, site)
      const message = `There is no cohort and no format with the title “${value}”.`
      if (meant) {
        const over = /^(?:"[^"\n]*"|'[^'\n]*')|/.exec(file.text.slice(offset))?.[0] || value
        const looks = asItLooks(value) === meant ? ` ${didYouMean(meant, value)}` : ''
        return {
          at: offset,
          message: message + looks,
          write: `program: ${asYaml(meant)}`,
          swap: {over, by: asYaml(meant)},
        }
      }
      const shown = shownAs(plainName(value), files, site)
      // Whoever deletes a course that is over wants it off the page, and its story is true all the same.
      if (shown)
        return {
          at: offset,
          message: message.replace(/\.$/, ' any more.'),
          help: `Bring its record back, and take its card off ${shown}. Or delete this story too.`,
        }
      return {
        at: offset,
        message,
        help: `Write the title of one: ${titles.map(asYaml).join(', ')}. If its record was deleted, bring that back.`,
      }
    })
}

/** The title of a course now that had that one: it is like it, has the same words or has kept its id, or a page that names the old id means it. */
function titleNow(title: string, files: ContentFile[], site: SiteFiles): string | undefined {
  const records = files.flatMap((file) => file.records.map((record) => ({...record, file})))
  const id = plainName(title)
  const words = (said: unknown) => plainName(String(said)).split('-').sort().join()
  const meant = files.map((file) => meantRecord(id, file, site))
  const found =
    records.find((record) => record.id === id) ??
    records.find(({value}) => words(value.title) === words(title)) ??
    records.find(
      ({value}) =>
        nearest(
          title,
          records.map((each) => String(each.value.title)),
        ) === value.title,
    ) ??
    (shownAs(id, files, site) ? records.find((record) => meant.includes(record.id)) : undefined)
  return found && String(found.value.title)
}

/** Where pages name a record of those files that is not there. */
function shownAs(id: string, files: ContentFile[], {pages}: SiteFiles): string | undefined {
  if (files.some(({records}) => records.some((record) => record.id === id))) return undefined
  const isShown = (tag: PageTag) => {
    const record = recordOf(tag)
    return record?.id === id && files.some(({name}) => name === record.file)
  }
  const places = pages.flatMap(({file, text, outline}) =>
    outline.tags.filter(isShown).map((tag) => `${file}, line ${placeOf(text, startOf(tag)).line}`),
  )
  return places.length > 0 ? listed(places, 'and') : undefined
}

/** The titles that stories name: their courses stay, whether or not a page still shows them. */
export function titlesInStories({content}: SiteFiles): Set<string> {
  const file = content.get('stories.yaml')
  return new Set(file ? textsUnder(file, 'program').map(({value}) => value) : [])
}
