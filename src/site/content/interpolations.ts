import type {Page} from '../page/parsePage.ts'
import type {SiteFiles} from '../siteFiles.ts'
import {nearest} from '../text/nearest.ts'
import {spellNumber} from '../text/spellNumber.ts'
import type {ContentFiles} from './contentFile.ts'

/**
 * Matches `{fact:age-range}`, `{count:tracks}` and `{Count:tracks}`, even with spaces, which the check
 * reports.
 */
const pattern = /\{ ?(\w+) ?: ?([\w-]+) ?\}/g

const kinds = ['fact', 'count', 'Count']

/**
 * Replaces `{fact:…}` and `{count:…}` in all strings of a value, except unknown names, which the check
 * reports.
 */
export function interpolate<T>(value: T, content: ContentFiles): T
export function interpolate(value: unknown, content: ContentFiles): unknown {
  if (typeof value === 'string')
    return value.replace(pattern, (typed, kind: string, name: string) =>
      typed.includes(' ') ? typed : (interpolationValue(kind, name, content) ?? typed),
    )
  if (Array.isArray(value)) return value.map((each) => interpolate(each, content))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, interpolate(each, content)]))
}

/** Whether a text contains a placeholder for a fact or count, such as `{fact:age-range}`. */
export function hasInterpolation(words: string): boolean {
  return /\{(?:fact|[cC]ount):/.test(words)
}

/** Whether any page's frontmatter or file of `content/` contains a placeholder such as `{fact:age-range}`. */
export function isReferencedInBraces(
  kind: string,
  id: string,
  {content, pages}: Pick<SiteFiles, 'content' | 'pages'>,
): boolean {
  const texts = [
    ...pages.map(({frontmatter}) => frontmatter.yaml),
    ...[...content.values()].map(({text}) => text),
  ]
  return texts.some((text) => text.includes(`{${kind}:${id}}`))
}

/** Returns the frontmatter values of a page by key, with placeholders for facts and counts replaced. */
export function frontmatterValues({frontmatter: {values}}: Pick<Page, 'frontmatter'>, content: ContentFiles) {
  return interpolate(Object.fromEntries([...values].map(([key, {value}]) => [key, value])), content)
}

/**
 * Finds placeholders such as `{fact:age-range}`; `names` are the valid names for the part after the colon.
 */
export function interpolationsIn(text: string, content: ContentFiles) {
  return [...text.matchAll(pattern)].map(({index, 0: typed, 1: kind = '', 2: name = ''}) => {
    const meant = kinds.includes(kind) ? kind : nearest(kind, kinds)
    return {index, typed, kind: meant, name, names: namesOf(meant ?? '', content)}
  })
}

function namesOf(kind: string, content: ContentFiles): string[] {
  if (kind === 'fact') return (content.get('facts.yaml')?.records ?? []).map(({id}) => id)
  return [...content.values()].flatMap(({name, records}) =>
    records.length > 0 ? [name.replace('.yaml', '')] : [],
  )
}

function interpolationValue(kind: string, name: string, content: ContentFiles): string | undefined {
  if (!kinds.includes(kind) || !namesOf(kind, content).includes(name)) return undefined
  if (kind === 'fact')
    return String(content.get('facts.yaml')?.records.find(({id}) => id === name)?.value.value)
  const words = spellNumber(content.get(`${name}.yaml`)?.records.length ?? 0)
  return kind === 'Count' ? words.charAt(0).toUpperCase() + words.slice(1) : words
}
