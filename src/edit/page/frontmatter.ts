import {alwaysPublished, type Page, readYaml, type SiteFiles} from '../../site/index.ts'
import type {ValueType} from '../protocol.ts'
import {type ScalarRange, scalarsOf} from '../yaml/scalars.ts'

/** Returns the range of the frontmatter’s YAML in the page, and each of its values. */
export function frontmatterOf(page: Page): {start: number; end: number; places: ScalarRange[]} {
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
export function isOptionalField({path: [key = '']}: ScalarRange): boolean {
  return key !== 'title' && key !== 'description'
}

/** Returns the type of value that a frontmatter field accepts. */
export function frontmatterValueType(page: Page, key: string, site: SiteFiles): ValueType {
  if (key === 'drawing') return {type: 'choice', choices: site.drawings}
  if (key === 'order') return {type: 'number', min: 1, step: 1}
  if (key === 'layout') return {type: 'choice', choices: ['prose'], names: {prose: 'For long texts'}}
  if (key === 'draft')
    return {type: 'choice', choices: alwaysPublished.includes(page.file) ? [] : ['true'], names: {true: 'A draft'}}
  return {type: 'words'}
}
