import {neverDrafts, type Page, readYaml, type SiteFiles} from '../../site/index.ts'
import type {Value} from '../protocol.ts'
import {type ScalarPlace, scalarsOf} from '../yaml/scalars.ts'

/** The lines between `---` at the top of a page: where they start, and each value of them. */
export function frontmatterOf(page: Page): {start: number; end: number; places: ScalarPlace[]} {
  const {yaml} = page.frontmatter
  const start = page.text.slice(0, page.frontmatter.end).indexOf(yaml)
  if (start < 0 || yaml === '') return {start: 0, end: 0, places: []}
  const end = start + yaml.length
  const places = scalarsOf(readYaml(yaml), start)
  // A page that is published can be made a draft again.
  if (!neverDrafts.includes(page.file) && !places.some(({key}) => key === '/draft'))
    places.push({start: end, end, key: '/draft', path: ['draft'], value: '', type: undefined, isMissing: true})
  return {start, end, places: places.map((place) => ({...place, key: `frontmatter${place.key}`}))}
}

/** Whether a page may do without a line. */
export function isOptionalLine({path: [key = '']}: ScalarPlace): boolean {
  return key !== 'title' && key !== 'description'
}

/** What a line at the top of a page may say. */
export function frontmatterValue(page: Page, key: string, site: SiteFiles): Value {
  if (key === 'drawing') return {as: 'choice', choices: site.drawings}
  if (key === 'order') return {as: 'number', least: 1, step: 1}
  if (key === 'layout') return {as: 'choice', choices: ['prose']}
  if (key === 'draft') return {as: 'choice', choices: neverDrafts.includes(page.file) ? [] : ['true']}
  return {as: 'words'}
}
