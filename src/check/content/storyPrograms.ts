import type {Finding} from '../finding.ts'
import {nearest} from '../nearest.ts'
import type {SiteFiles} from '../readSite.ts'
import {type ContentFile, textsUnder} from './contentFile.ts'

/** What a story says that someone did is on the site, by that title. */
export function storyPrograms(file: ContentFile, site: SiteFiles): Finding[] {
  if (file.name !== 'stories.yaml') return []
  const files = ['cohorts.yaml', 'formats.yaml'].map((name) => site.content.get(name))
  // What a file calls its records that can't be read nobody knows.
  if (files.some((each) => each && each.document.errors.length > 0)) return []
  const all = files.flatMap((each) => (each?.records ?? []).map(({value}) => value.title))
  // Nor does anybody know it of a record that has lost its title, which is told there.
  if (all.some((title) => typeof title !== 'string')) return []
  const titles = all.map(String)
  return textsUnder(file, 'program')
    .filter(({value}) => !titles.includes(value))
    .map(({value, offset}): Finding => {
      const meant = nearest(value, titles)
      const message = `There is no cohort and no format with the title “${value}”.`
      return meant
        ? {at: offset, message, write: `program: ${meant}`, swap: {over: value, by: meant}}
        : {at: offset, message, help: `Write the title of one: ${titles.join(', ')}.`}
    })
}
