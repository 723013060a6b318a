import {asItLooks, didYouMean} from '../characters.ts'
import type {Finding} from '../finding.ts'
import {nearest} from '../nearest.ts'
import {startOf} from '../page/nodes.ts'
import {recordOf} from '../page/tags.ts'
import {placeOf} from '../places.ts'
import {plainName} from '../plainName.ts'
import type {SiteFiles} from '../readSite.ts'
import {asYaml} from './asYaml.ts'
import {type ContentFile, textsUnder} from './contentFile.ts'
import {meantRecord, namedOnPages} from './meantRecord.ts'

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
  return (
    textsUnder(file, 'program')
      .filter(({value}) => !titles.includes(value))
      // A course that a page shows and that is gone is told there, with its stories.
      .filter(({value}) => titleNow(value, files, site) || !isShown(plainName(value), files, site))
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
        return {
          at: offset,
          message,
          help: `Write the title of one: ${titles.map(asYaml).join(', ')}. If its record was deleted, bring that back.`,
        }
      })
  )
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
    (isShown(id, files, site) ? records.find((record) => meant.includes(record.id)) : undefined)
  return found && String(found.value.title)
}

/** Whether a page names a record of those files that is not there. */
function isShown(id: string, files: ContentFile[], site: SiteFiles): boolean {
  return files.some(
    ({name, records}) => !records.some((record) => record.id === id) && namedOnPages(name, site).has(id),
  )
}

/** A story that tells of a course, where nothing has that title any more, and where it is shown itself. */
export interface OrphanStory {
  id: string
  /** `line 24 of content/stories.yaml` */
  place: string
  /** Where it names the course: `line 18 of content/stories.yaml` */
  naming: string
  /** `line 91 of pages/programs.mdx` */
  cards: string[]
}

/** The stories that tell of a course by the title that made its id. */
export function storiesOf(id: string, course: ContentFile, site: SiteFiles): OrphanStory[] {
  const file = site.content.get('stories.yaml')
  if (!file || !['cohorts.yaml', 'formats.yaml'].includes(course.name)) return []
  return file.records
    .filter(({value}) => plainName(String(value.program)) === id)
    .map((story) => ({
      id: story.id,
      place: `line ${placeOf(file.text, story.offset).line} of content/${file.name}`,
      naming: `line ${placeOf(file.text, programAt(file, story)).line} of content/${file.name}`,
      cards: site.pages.flatMap(({file: page, text, outline}) =>
        outline.tags
          .filter((tag) => recordOf(tag)?.file === file.name && recordOf(tag)?.id === story.id)
          .map((tag) => `line ${placeOf(text, startOf(tag)).line} of ${page}`),
      ),
    }))
}

/** Where a story names its course. */
function programAt(file: ContentFile, {offset}: {offset: number}): number {
  return textsUnder(file, 'program').find((each) => each.offset > offset)?.offset ?? offset
}

/** The titles that stories name: their courses stay, whether or not a page still shows them. */
export function titlesInStories({content}: SiteFiles): Set<string> {
  const file = content.get('stories.yaml')
  return new Set(file ? textsUnder(file, 'program').map(({value}) => value) : [])
}
