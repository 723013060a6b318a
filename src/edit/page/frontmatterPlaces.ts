import {alwaysPublished, type Page, readYaml, type SiteFiles} from '../../site/index.ts'
import type {Value} from '../protocol.ts'
import {type ScalarPlace, scalarsOf} from '../yaml/scalars.ts'

/** Returns the range of the frontmatter’s YAML in the page, and each of its values. */
export function frontmatterOf(page: Page): {start: number; end: number; places: ScalarPlace[]} {
  const {yaml} = page.frontmatter
  const start = page.text.slice(0, page.frontmatter.end).indexOf(yaml)
  if (start < 0 || yaml === '') return {start: 0, end: 0, places: []}
  const end = start + yaml.length
  const places = scalarsOf(readYaml(yaml), start)
  // Offers the missing `draft` field, so that a published page can be made a draft again.
  if (!alwaysPublished.includes(page.file) && !places.some(({key}) => key === '/draft'))
    places.push({start: end, end, key: '/draft', path: ['draft'], value: '', type: undefined, isMissing: true})
  return {start, end, places: places.map((place) => ({...place, key: `frontmatter${place.key}`}))}
}

/** Whether a frontmatter field is optional. */
export function isOptionalLine({path: [key = '']}: ScalarPlace): boolean {
  return key !== 'title' && key !== 'description'
}

/** Returns the type of value that a frontmatter field accepts. */
export function frontmatterValue(page: Page, key: string, site: SiteFiles): Value {
  if (key === 'drawing') return {as: 'choice', choices: site.drawings}
  if (key === 'order') return {as: 'number', least: 1, step: 1}
  if (key === 'layout') return {as: 'choice', choices: ['prose']}
  if (key === 'draft') return {as: 'choice', choices: alwaysPublished.includes(page.file) ? [] : ['true']}
  return {as: 'words'}
}
