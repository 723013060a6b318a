import {asItLooks, didYouMean} from '../characters.ts'
import type {Finding} from '../finding.ts'
import {nearest} from '../nearest.ts'
import type {SiteFiles} from '../readSite.ts'
import {asYaml} from './asYaml.ts'
import {type ContentFile, textsUnder} from './contentFile.ts'

/** The program that a story names is the title of a cohort or a format. */
export function storyPrograms(file: ContentFile, site: SiteFiles): Finding[] {
  if (file.name !== 'stories.yaml') return []
  const files = ['cohorts.yaml', 'formats.yaml'].flatMap((name) => site.content.get(name) ?? [])
  const titles = files.flatMap(({records}) => records.map(({value}) => value.title))
  // A file that can't be read, or a record without its title, is reported itself.
  if (files.some(({document}) => document.errors.length > 0) || !titles.every((title) => typeof title === 'string'))
    return []
  return textsUnder(file, 'program')
    .filter(({value}) => !titles.includes(value))
    .map(({value, offset}): Finding => {
      const message = `There is no cohort and no format with the title “${value}”.`
      const meant = titles.find((title) => title === asItLooks(value)) ?? nearest(value, titles)
      if (!meant)
        return {
          at: offset,
          message,
          help: `Write the title of one: ${titles.map(asYaml).join(', ')}. If its record was deleted, bring that back.`,
        }
      const over = /^(?:"[^"\n]*"|'[^'\n]*')|/.exec(file.text.slice(offset))?.[0] || value
      const by = asYaml(meant)
      return {at: offset, message: `${message} ${didYouMean(meant, value)}`, write: `program: ${by}`, swap: {over, by}}
    })
}

/** The titles that stories name: their records are not unused. */
export function titlesInStories({content}: SiteFiles): Set<string> {
  const file = content.get('stories.yaml')
  return new Set(file ? textsUnder(file, 'program').map(({value}) => value) : [])
}
