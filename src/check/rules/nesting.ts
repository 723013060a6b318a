import type {Nodes} from 'mdast'
import {toString as textOf} from 'mdast-util-to-string'
import {blockNames} from '../page/blockNames.ts'
import {gridBeside} from '../page/gridBeside.ts'
import {indentLoose} from '../page/looseLines.ts'
import {pagesCalled} from '../page/namesOfPlaces.ts'
import {endOf, sourceOf, startOf} from '../page/nodes.ts'
import type {Page} from '../page/parsePage.ts'
import {numberFor, tabAbove} from '../page/partedPoints.ts'
import {isTag, type PageTag, recordOf, tagsOf} from '../page/tags.ts'
import {placeOf as lineOf} from '../places.ts'
import {type Component, componentsShowing} from '../readComponents.ts'
import type {SiteFiles} from '../readSite.ts'
import {type Finding, type Rule, written} from '../rule.ts'

/** Where a component stands, and what stands in it, is what its types in `components/ui/kinds.ts` say. */
export const nesting: Rule = {
  name: 'nesting',
  quietBeside: ['layout', 'tagsAsWords'],
  // Of a page with a broken tag nobody knows what stands in what.
  check: (page, site) => (page.problems.length > 0 ? [] : walk(page.tree, [], page, site)),
}

const places: Partial<Record<Nodes['type'], string>> = {
  heading: 'a heading',
  tableCell: 'a table',
  listItem: 'a list',
  link: 'a link',
}

function walk(node: Nodes, above: Nodes[], page: Page, site: SiteFiles): Finding[] {
  const component = isTag(node) ? site.components.get(node.name ?? '') : undefined
  const own =
    isTag(node) && component
      ? [...insideOf(node, component, page, site), ...placeOf(node, component, above, page, site)]
      : []
  // What stands wrong in it follows from that.
  if (own.length > 0 || !('children' in node)) return own
  return node.children.flatMap((child) => walk(child, [...above, node], page, site))
}

/** What stands between the tags of a component that holds one kind of thing. */
function insideOf(tag: PageTag, {name, holds, childrenHelp}: Component, page: Page, site: SiteFiles): Finding[] {
  const holdsItems = ({name: other}: PageTag) => site.components.get(other ?? '')?.holds === 'items'
  const wrong = (tag.children as Nodes[]).flatMap((child): Nodes[] => {
    if (holds === 'numberedList') return child.type === 'list' && child.ordered ? [] : [child]
    if (holds === 'links')
      // Where a line says only where a link leads, another rule gives the link to write.
      return child.type === 'paragraph'
        ? child.children.filter(isLoose)
        : isTag(child) || child.type === 'definition'
          ? []
          : [child]
    if (holds !== 'items') return []
    if (isTag(child)) return holdsItems(child) ? [child] : []
    return child.type === 'paragraph'
      ? child.children.filter((each) => !isTag(each) && (each.type !== 'text' || isLoose(each)))
      : [child]
  })
  const [first] = wrong
  if (!first) return []
  const what = isTag(first) ? `another <${first.name}>` : (blockNames[first.type] ?? 'these words')
  const signs = signsIn(first)
  // Words after a tag or a link begin with the end of its line.
  const at = startOf(first) + (first.type === 'text' ? first.value.search(/\S/) : 0)
  const tab = holds === 'numberedList' ? tabAbove(first, tag, page) : undefined
  if (tab) return [tab]
  const number = holds === 'numberedList' ? numberFor(first, tag) : undefined
  if (number)
    return [
      {at, message: `The number of this point is missing, so it is none of the list that <${name}> shows.`, ...number},
    ]
  if (signs) return [{at, message: `Between the tags stands ${signs}, and visitors see it.`, help: 'Delete it.'}]
  const said = holds === 'links' && leadsNowhere(first, tag) ? textOf(first).trim() : ''
  if (said)
    return [
      {
        at,
        message: `These words lead nowhere, and <${name}> holds links.`,
        help: `Write where they lead: [${said}](${pagesCalled(said, site)[0] ?? '/about'})`,
      },
    ]
  return [
    {
      at,
      message: `${upperFirst(what)} can’t stand in <${name}>, which holds: ${lowerFirst(childrenHelp.replaceAll('`', '').split(/[.;]/)[0] ?? '')}.`,
      help: helpFor(first, tag, name, holds, site),
    },
  ]
}

/** Signs alone, as a > too much, or what joins two links in a sentence: `, or`. */
function signsIn(node: Nodes): string {
  const typed = node.type === 'text' ? node.value.trim() : ''
  if (/^[^\p{L}\p{N}]{1,3}$/u.test(typed)) return typed
  return /^[^\p{L}\p{N}]{0,2}(?:or|and)[^\p{L}\p{N}]?$/iu.test(typed) ? `“${typed}”` : ''
}

/** Whether words stand on a line of their own, as a link that lost its address does. */
function leadsNowhere(first: Nodes, tag: PageTag): boolean {
  const line = (tag.children as Nodes[]).find(
    (child) => startOf(child) <= startOf(first) && startOf(first) < endOf(child),
  )
  return (
    first.type === 'text' &&
    line?.type === 'paragraph' &&
    line.children.length === 1 &&
    /^\p{L}[^\n]*$/u.test(first.value)
  )
}

/** What to do about what can't stand in a component. */
function helpFor(first: Nodes, tag: PageTag, name: string, holds: Component['holds'], site: SiteFiles): string {
  const above = tag.children[(tag.children as Nodes[]).indexOf(first) - 1]
  if (first.type === 'list' && holds === 'numberedList') return 'Write 1. 2. 3. in front of the points.'
  if (first.type === 'list' && holds === 'items' && holdsTag(first)) return 'Delete the sign in front of each tag.'
  if (first.type === 'paragraph' && holds === 'numberedList' && above?.type === 'list') return indentLoose(tag)
  const shown = first.type === 'heading' ? recordOf((tag.children as Nodes[]).find(isTag) ?? tag) : undefined
  if (shown)
    return `If it is one more of them, write it in content/${shown.file}, and show it here by its id, as the others are. If not, move it above <${name}> or below </${name}>.`
  const [, component = ''] = (first.type === 'text' && /^\s*<?\/?([A-Z]\w+)\b/.exec(first.value)) || []
  if (site.components.has(component)) return `If this is a tag, it begins with < and ends with />: <${component} … />`
  return `Move it above <${name}> or below </${name}>.`
}

function holdsTag(node: Nodes): boolean {
  return isTag(node) || ('children' in node && node.children.some(holdsTag))
}

/** Whether a component stands where it can. */
function placeOf(tag: PageTag, component: Component, above: Nodes[], page: Page, site: SiteFiles): Finding[] {
  const {name, is, isBand, takesLabel} = component
  const at = startOf(tag)
  const outer = above.findLast(isTag)
  // What a misspelt component may hold shows once it has its name.
  if (outer && !site.components.has(outer.name ?? '')) return []
  const inLine = above.findLast(({type}) => type in places)
  const sentence = above.find(({type}) => type === 'paragraph')
  const same = above.findLast((each) => isTag(each) && each.name === name)
  if (same && !takesLabel)
    return [
      {
        at,
        message: `This <${name}> stands inside the one of line ${lineOf(page.text, startOf(same)).line}.`,
        help: `Move it below that one’s </${name}>.`,
      },
    ]
  if (isBand && (outer || inLine))
    return [
      {
        at,
        message: `<${name}> is as wide as the window, and can’t stand in ${outer ? `<${outer.name}>` : places[inLine?.type ?? 'root']}.`,
        help: `Move it below ${outer ? `</${outer.name}>` : 'it'}.`,
      },
    ]
  if (is === 'words' || takesLabel) return []
  const inWords =
    (inLine && inLine.type !== 'listItem') || (sentence && 'children' in sentence && sentence.children.some(isLoose))
  const other = inWords ? inSentence(tag, site) : undefined
  if (other)
    return [
      {
        at,
        message: `<${name}> can’t stand in ${inLine && inLine.type !== 'listItem' ? places[inLine.type] : 'a sentence'}, and <${other.name}> can.`,
        ...written(sourceOf(page.text, tag), other.write),
      },
    ]
  if (inLine && inLine.type !== 'listItem')
    return [
      {
        at,
        message: `<${name}> can’t stand in ${places[inLine.type]}.`,
        help: 'Move it to a line of its own, with an empty line above and below.',
      },
    ]
  if (sentence && 'children' in sentence && sentence.children.some(isLoose))
    return [
      {
        at,
        message: `<${name}> can’t stand in a sentence.`,
        help: 'Move it to a line of its own, with an empty line above and below.',
      },
    ]
  if (is !== 'item' || site.components.get(outer?.name ?? '')?.holds === 'items') return []
  const holder = holderOf(name, site)
  return [
    {
      at,
      message: `<${name}> is one of several, and belongs in <${holder}>.`,
      help:
        gridBeside(tag, above.at(-1), page, site) ??
        `Write <${holder}> on a line above it, and </${holder}> on a line below.`,
      warning: true,
    },
  ]
}

/** What shows the same record among words: `<Fact fact="…" />`, for a `<Stat>`. */
function inSentence(tag: PageTag, {components}: SiteFiles): {name: string; write: string} | undefined {
  const record = recordOf(tag)
  const kind = record?.attribute.name ?? ''
  const [found] = componentsShowing(kind, components).filter((each) => each.is === 'words' && each.children === 'none')
  return found && record && {name: found.name, write: `<${found.name} ${kind}="${record.id}" />`}
}

/** What holds such components elsewhere on the site, or else the first that holds any. */
function holderOf(name: string, site: SiteFiles): string {
  for (const page of site.pages)
    for (const tag of tagsOf(page))
      if (
        site.components.get(tag.name ?? '')?.holds === 'items' &&
        tag.children.some((child) => isTag(child) && child.name === name)
      )
        return tag.name ?? ''
  return [...site.components.values()].find(({holds}) => holds === 'items')?.name ?? ''
}

/** Words that stand by themselves, and in no link or tag. */
function isLoose(node: Nodes): boolean {
  if (node.type === 'text') return node.value.trim() !== ''
  return node.type === 'strong' || node.type === 'emphasis' || node.type === 'inlineCode'
}

function upperFirst(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1)
}

function lowerFirst(words: string): string {
  return words.charAt(0).toLowerCase() + words.slice(1)
}
