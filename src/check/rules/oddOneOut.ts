import type {Nodes} from 'mdast'
import {toString as textOf} from 'mdast-util-to-string'
import {endOf, nodesOf, startOf} from '../page/nodes.ts'
import {breaksOffAfter} from '../page/openEnd.ts'
import type {Page} from '../page/parsePage.ts'
import {tagsOf} from '../page/tags.ts'
import type {SiteFiles} from '../readSite.ts'
import {type Finding, type Rule, written} from '../rule.ts'

/** Where a word begins with a small letter that is no name, as “iPhone” and “gov.uk” are. */
const small = /^[\s“‘]*(\p{Ll}[\p{Ll}’]+)(?![\p{L}\d@/(-]|\.\p{L})/u
const capital = /^[\s“‘]*[\p{Lu}\d]/u

/** One heading, button or point among several that begins otherwise than they, or lacks the full stop that they have. */
export const oddOneOut: Rule = {
  name: 'oddOneOut',
  quietBeside: 'any',
  waits: ['lists'],
  check(page, site) {
    const lists = nodesOf(page, 'list')
    return [
      // The first may be one word, and that a name.
      ...beginsSmall(
        nodesOf(page, 'heading').filter((node) => node.depth > 1 || /\s/.test(textOf(node).trim())),
        'headings',
        page,
      ),
      ...beginsSmall(buttonsOf(page, site), 'buttons', page),
      ...lists.flatMap(({children}) => {
        const found = beginsSmall(children, 'points', page)
        return found.length > 0 ? found : lacksStop(children)
      }),
    ]
  },
}

function beginsSmall(nodes: Nodes[], what: string, page: Page): Finding[] {
  const [odd, ...more] = nodes.filter((node) => small.test(wordsOf(node)))
  const others = nodes.filter((node) => capital.test(wordsOf(node)))
  const [, word = ''] = small.exec(odd ? wordsOf(odd) : '') ?? []
  if (!odd || more.length > 0 || others.length < 2) return []
  return [
    {
      at:
        startOf(odd) + Math.max(0, page.text.slice(startOf(odd), endOf(odd)).search(new RegExp(`${word}(?![\\w="])`))),
      message: `The other ${what} begin with a capital.`,
      ...written(word, word.charAt(0).toUpperCase() + word.slice(1)),
      warning: true,
    },
  ]
}

/** The words of a node as they begin; nothing of one that begins with something else. */
function wordsOf(node: Nodes): string {
  const [first] = 'children' in node ? node.children : []
  if (first?.type === 'paragraph') return wordsOf(first)
  return first?.type === 'text' || first?.type === 'strong' || first?.type === 'link' ? textOf(node) : ''
}

/** What visitors press: links on a line of their own, and the labels of components. */
function buttonsOf(page: Page, site: SiteFiles): Nodes[] {
  const inList = new Set<unknown>(nodesOf(page, 'listItem').flatMap(({children}) => children))
  const links = nodesOf(page, 'paragraph')
    .filter((node) => !inList.has(node))
    .filter(({children}) => children.every((child) => child.type === 'link' || textOf(child).trim() === ''))
    .flatMap(({children}) => children.filter(({type}) => type === 'link'))
  const labels = tagsOf(page).filter(
    ({type, name}) => type === 'mdxJsxFlowElement' && site.components.get(name ?? '')?.takesLabel,
  )
  return [...links, ...labels]
}

/** Among points that end with a full stop, the one whose last sentence has none: what stood there was cut. */
function lacksStop(points: Nodes[]): Finding[] {
  const ends = points.map((point) => ('children' in point ? point.children.at(-1) : undefined))
  if (ends.length < 3 || ends.some((end) => end?.type !== 'paragraph')) return []
  const [odd, ...more] = ends.filter((end) => end && !/[.!?…:;][”’)]?\s*$/.test(textOf(end)))
  const last = odd && 'children' in odd ? odd.children.at(-1) : undefined
  if (!odd || more.length > 0 || last?.type !== 'text' || !/(?:^|\s)\p{Ll}[\p{Ll}’-]+\s*$/u.test(last.value)) return []
  const cut = breaksOffAfter(last.value)
  return [
    {
      at: endOf(odd) - 1,
      ...(cut
        ? {message: `This sentence breaks off after “${cut}”.`, help: 'Write the rest of it and a full stop.'}
        : {
            message: 'The other points end with a full stop, and this one with none.',
            help: 'Write one, or what is missing before it.',
          }),
      warning: true,
    },
  ]
}
