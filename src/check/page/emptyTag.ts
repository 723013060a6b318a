import type {Nodes} from 'mdast'
import {type Advice, written} from '../finding.ts'
import {lineStart, placeOf} from '../places.ts'
import type {Component} from '../readComponents.ts'
import type {SiteFiles} from '../readSite.ts'
import {endOf, sourceOf, startOf} from './nodes.ts'
import type {Page} from './parsePage.ts'
import {isTag, type PageTag} from './tags.ts'

/** What belongs between the tags of a component; behind one tag that closes itself, the second too. */
export function wordsMissing(
  tag: PageTag,
  {name, takesLabel, holds, childrenExample, childrenHelp}: Component,
  page: Page,
  site: SiteFiles,
): Advice {
  const source = sourceOf(page.text, tag)
  const what = childrenHelp.replace(/`/g, '').replace(/^[A-Z](?=[a-z ])/, (one) => one.toLowerCase())
  // All that it showed may be over.
  const without = `If there is nothing to show, delete both${goesOnBelow(tag, page, site) ? ', and say in their place that there is none for now' : ', with the heading and words above them'}.`
  if (!source.endsWith('/>'))
    return {
      help: `Between its two tags it needs: ${what}${holds === 'items' ? ` ${without}` : orDelete(source, tag, page)}`,
    }
  if (takesLabel && childrenExample)
    return {
      ...written(source, `${source.replace(/\s*\/>$/, '>')}${childrenExample}</${name}>`),
      help: 'Or other words between the two tags.',
    }
  return {help: `In place of the / it needs a second tag, </${name}>, and between the two: ${what}`}
}

/** The other way out, where its words were deleted and its tags are left. */
function orDelete(source: string, tag: PageTag, page: Page): string {
  // What held the title of the page has to stay.
  if (!page.outline.headings.some(({depth}) => depth === 1)) return ''
  const [first, last] = [startOf(tag), endOf(tag)].map((at) => placeOf(page.text, at).line)
  // In a sentence, or beside other words of its line, only its tags go.
  const before = page.text.slice(lineStart(page.text, startOf(tag)), startOf(tag))
  const isAlone = before.trim() === '' && /^[ \t]*(?:\r?\n|$)/.test(page.text.slice(endOf(tag)))
  if (!isAlone) return ` Or delete ${source}.`
  return first === last ? ' Or delete this line.' : ` Or delete lines ${first} and ${last}.`
}

/** Whether something else of the same section stands below a tag: then its heading has to stay. */
function goesOnBelow(tag: PageTag, page: Page, site: SiteFiles): boolean {
  const blocks: Nodes[] = page.tree.children
  const next = blocks[blocks.indexOf(tag) + 1]
  const isBand = next && isTag(next) && site.components.get(next.name ?? '')?.isBand
  return next !== undefined && next.type !== 'heading' && !isBand
}
