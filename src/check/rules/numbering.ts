import type {List, Nodes, Parent} from 'mdast'
import {nodesOf, sourceOf, startOf} from '../page/nodes.ts'
import type {Page} from '../page/parsePage.ts'
import {shownOn} from '../page/shown.ts'
import {isTag} from '../page/tags.ts'
import {wordLinesOf} from '../page/wordLines.ts'
import type {SiteFiles} from '../readSite.ts'
import type {Finding, Rule} from '../rule.ts'

/** Lists that nobody meant, that begin in the middle, that fall apart, or that show the brackets of a box. */
export const numbering: Rule = {
  name: 'numbering',
  waits: true,
  check: (page, site) => [...outside(page, site), ...siblings(page), ...boxes(page), ...notes(page)],
}

/** A point that goes on below `</Steps>`: the end tag stands too far up. */
function outside(page: Page, site: SiteFiles): Finding[] {
  const all = page.tree.children
  return all.flatMap((node, index): Finding[] => {
    const above = all[index - 1]
    if (
      node.type !== 'list' ||
      !above ||
      !isTag(above) ||
      site.components.get(above.name ?? '')?.holds !== 'numberedList'
    )
      return []
    const points = (above.children as Nodes[]).flatMap((child) => (child.type === 'list' ? child.children : []))
    if (!node.ordered || node.start !== points.length + 1 || points.length === 0) return []
    return [
      {
        at: startOf(node),
        message: `This goes on with the points of <${above.name}>, and stands below its end.`,
        help: `Move </${above.name}> below the last of them.`,
        warning: true,
      },
    ]
  })
}

/** Two lists right after each other, because their signs differ; and a line that became a list by its first sign. */
function siblings(page: Page): Finding[] {
  const parents = [page.tree, ...nodesOf(page, 'listItem', 'blockquote', 'mdxJsxFlowElement')] as Parent[]
  return parents.flatMap(({children}) =>
    children.flatMap((node, index): Finding[] => {
      const above: Nodes | undefined = children[index - 1]
      if (node.type === 'list' && node.ordered && above?.type === 'list' && above.ordered) {
        const first = children[index - 2]
        // After the one point whose sign is another, the list goes on as it began.
        const wentOn = first?.type === 'list' && first.ordered && signOf(page, first) === signOf(page, node)
        return wentOn ? [] : otherSign(page, above, node)
      }
      if (node.type !== 'list' || node.ordered || !above) return []
      const at = startOf(node)
      const sign = page.text[at] ?? ''
      const first = children.slice(0, index).findLastIndex(({type}) => type !== 'list') + 1
      // After the one line whose sign is another, the list goes on as it began.
      if (above.type === 'list' && index > first + 1 && sign === page.text[startOf(children[first] ?? node)]) return []
      if (above.type === 'list' && !above.ordered)
        return [
          {
            at,
            message: `The sign ${sign} begins a second list, because the points above have the sign ${page.text[startOf(above)]}.`,
            write: `${page.text[startOf(above)]} ${firstLine(page, at).replace(/^[-*+]\s*/, '')}`,
            warning: true,
          },
        ]
      const glued = above.type === 'paragraph' && above.position?.end.line === (node.position?.start.line ?? 0) - 1
      if (glued && isOne(node) && isMoved(page, children))
        return [
          {
            at,
            message: 'This point stands further right than the others of the list, so it belongs to the one above.',
            help: 'Delete the spaces in front of it.',
            warning: true,
          },
        ]
      if (!glued || !isOne(node) || /[:;]\s*$/.test(sourceOf(page.text, above))) return []
      return [
        {
          at,
          message: `The ${sign} at the start of this line makes a list of one point.`,
          help: `If it is no list, write \\${sign} in place of ${sign}, or a dash: –`,
          warning: true,
        },
      ]
    }),
  )
}

/** Whether those are the parts of a point of a list that has several, and begins each with a sign. */
function isMoved(page: Page, parts: Parent['children']): boolean {
  const outer = nodesOf(page, 'list').find((list) => list.children.some(({children}) => children === parts))
  return outer !== undefined && !outer.ordered && outer.children.length > 1
}

/** `3) Take it`, below `2. Turn up`: it begins a list of its own. */
function otherSign(page: Page, above: List, list: List): Finding[] {
  const [sign, own] = [above, list].map((each) => signOf(page, each))
  if (!sign || !own || sign === own || list.start !== (above.start ?? 1) + above.children.length) return []
  const at = startOf(list)
  return [
    {
      at,
      message: `The sign ${own} begins a second list, because the points above have the sign ${sign}`,
      write: firstLine(page, at).replace(/^(\d+)[.)]/, `$1${sign}`),
    },
  ]
}

function signOf(page: Page, list: List): string | undefined {
  return /^\d+([.)])/.exec(firstLine(page, startOf(list)))?.[1]
}

/** `[ ] Call Grace`: a box to tick that lost the hyphen in front. */
function boxes(page: Page): Finding[] {
  return wordLinesOf(page).flatMap(({text, at}): Finding[] => {
    const [, words = ''] = /^\[[ xX]?\] (\S.*)$/.exec(text) ?? []
    return words ? [{at, message: 'Visitors see these brackets.', write: `- [ ] ${words}`}] : []
  })
}

/** `* We say so first.`, below words that end in a star: a note of them, and no list. */
function notes(page: Page): Finding[] {
  if (!shownOn(page).some(({words}) => /[\p{L}\d]\*(?![\p{L}\d])/u.test(words))) return []
  return nodesOf(page, 'list')
    .filter((list) => isOne(list) && page.text[startOf(list)] === '*')
    .map((list) => ({
      at: startOf(list),
      message: 'This star makes a list of one point, and belongs to the star above.',
      write: `\\${firstLine(page, startOf(list))}`,
    }))
}

function isOne({children}: List): boolean {
  return children.length === 1
}

function firstLine(page: Page, at: number): string {
  return page.text.slice(at).split(/\r?\n/, 1)[0] ?? ''
}
