import type {Definition, Link} from 'mdast'
import {
  type ContentFile,
  lastRangeOf,
  linkTargetsOf,
  type Page,
  type Range,
  rangeOf,
  type SiteFiles,
} from '../../../site/index.ts'
import {error, type Finding, replaceRange} from '../../finding.ts'
import type {WrongTarget} from './path.ts'
import {wrongTarget} from './target.ts'

/** Checks the targets of a page’s links, and of the `to` attributes of its components. */
export function* linksOfPage(page: Page, site: SiteFiles): Iterable<Finding> {
  for (const node of page.outline.links) yield* checkLink(node, page, site)
  for (const node of page.outline.definitions) yield* checkLink(node, page, site)
  for (const tag of page.outline.tags)
    for (const attribute of tag.attributes) {
      if (
        attribute.type !== 'mdxJsxAttribute' ||
        attribute.name !== 'to' ||
        typeof attribute.value !== 'string'
      )
        continue
      if (!site.components.has(tag.name ?? '')) continue
      const range = lastRangeOf(page.text, rangeOf(attribute), attribute.value)
      yield* findingFor(wrongTarget(attribute.value, site, page), page.file, range)
    }
}

function* checkLink(node: Link | Definition, page: Page, site: SiteFiles): Iterable<Finding> {
  const whole = rangeOf(node)
  const isBare = page.text[whole.start] !== '['
  // Markdown adds a scheme to a bare address: http:// to `www.gov.uk`, mailto: to an email address.
  if (!isBare)
    yield* findingFor(wrongTarget(node.url, site, page), page.file, lastRangeOf(page.text, whole, node.url))
  else if (!node.url.startsWith('mailto:'))
    yield* findingFor(wrongTarget(node.url.replace(/^http:/, 'https:'), site, page), page.file, whole)
}

/**
 * Checks the link targets in a YAML file. In `site.yaml`, only pages: its addresses of other sites are the
 * charity's own, and need not be in its list of allowed hosts.
 */
export function* linksOfRecords(
  file: ContentFile,
  site: SiteFiles,
  targets = linkTargetsOf(file),
): Iterable<Finding> {
  for (const {value, ...range} of targets) {
    if (file.name === 'site.yaml' && !/^[/#]/.test(value)) continue
    yield* findingFor(wrongTarget(value, site), `content/${file.name}`, lastRangeOf(file.text, range, value))
  }
}

function* findingFor(wrong: WrongTarget | undefined, file: string, range: Range): Iterable<Finding> {
  if (!wrong) return
  const fix = wrong.to === undefined ? undefined : replaceRange(range, wrong.to)
  yield error(wrong.id, {file, range, data: wrong.data, fix})
}
