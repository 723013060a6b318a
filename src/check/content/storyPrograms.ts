import type {Finding} from '../finding.ts'
import {nearest} from '../nearest.ts'
import type {SiteFiles} from '../readSite.ts'
import {type ContentFile, textsUnder} from './contentFile.ts'

/** What a story says that someone did is on the site, by that title. */
export function storyPrograms(file: ContentFile, site: SiteFiles): Finding[] {
  if (file.name !== 'stories.yaml') return []
  const titles = ['cohorts.yaml', 'formats.yaml'].flatMap((name) =>
    (site.content.get(name)?.records ?? []).map(({value}) => String(value.title)),
  )
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
