import type {List, Nodes, Parent} from 'mdast'
import {listInPoint} from '../page/listInPoint.ts'
import {nodesOf, sourceOf, startOf} from '../page/nodes.ts'
import type {Page} from '../page/parsePage.ts'
import {shownOn} from '../page/shown.ts'
import {isTag, tagsOf} from '../page/tags.ts'
import {wordLinesOf} from '../page/wordLines.ts'
import type {SiteFiles} from '../readSite.ts'
import {type Finding, type Rule, written} from '../rule.ts'

/** Lists that nobody meant, that begin in the middle, that fall apart, or that show the brackets of a box. */
export const numbering: Rule = {
  name: 'numbering',
  waits: [],
  check: (page, site) => [
    ...starts(page, site),
    ...outside(page, site),
    ...siblings(page),
    ...boxes(page),
    ...notes(page),
  ],
}

/** `2024. A good year` is a list that begins with point 2024. */
function starts(page: Page, site: SiteFiles): Finding[] {
  // A list that a component holds, and that falls apart there, is told by what parts it.
  const apart = tagsOf(page)
    .filter(({name, children}) => site.components.get(name ?? '')?.holds === 'numberedList' && children.length > 1)
    .flatMap(({children}) => children as Nodes[])
  // And one that begins behind the sign of a point is told there.
  const behind = new Set(nodesOf(page, 'listItem').map(listInPoint))
  const lists = nodesOf(page, 'list').filter((list) => !apart.includes(list) && !behind.has(list))
  const hasSecond = lists.some(({start}) => start === 2)
  let last = 0
  return lists.flatMap((list): Finding[] => {
    const {ordered, start, children} = list
    if (!ordered) return []
    const goesOn = start === last + 1
    last = (start ?? 1) + children.length - 1
    if (children.length === 1 && start === 1 && !hasSecond) return [alone(page, list, lists)]
    if (start === 1 || start === 0 || goesOn || typeof start !== 'number') return []
    const at = startOf(list)
    if (children.length === 1)
      return [
        {
          at,
          message: `${start}. at the start of a line makes a list of one point.`,
          write: `${start}\\. ${firstLine(page, at).replace(/^\d+[.)]\s*/, '')}`,
        },
      ]
    return [
      {at, message: `This list begins with ${start}.`, help: 'Write 1. in front of its first point.', warning: true},
    ]
  })
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

/** `1. Come in`: a number is for one of several. */
function alone(page: Page, list: List, all: List[]): Finding {
  const at = startOf(list)
  const line = firstLine(page, at)
  const below = all.find((each) => !each.ordered && each.position?.start.line === (list.position?.end.line ?? 0) + 1)
  if (below) {
    const sign = page.text[startOf(below)] ?? '-'
    return {
      at,
      message: `This point has a number, and those below it have the sign ${sign}, so they are two lists.`,
      write: line.replace(/^\d+[.)]/, sign),
      warning: true,
    }
  }
  return {
    at,
    message: `${/^\d+[.)]/.exec(line)?.[0]} at the start of a line makes a list of one point.`,
    write: line.replace(/^\d+[.)]\s*/, ''),
    warning: true,
  }
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
      const goesOn = glued && isOne(node) ? plusInSentence(page, sourceOf(page.text, above), at) : undefined
      if (goesOn) return [goesOn]
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

/** `+ a charged phone.` below `Bring yourself`: the sign stands for “and”. */
function plusInSentence(page: Page, above: string, at: number): Finding | undefined {
  const [line = '', words = ''] = /^\+\s+(\p{Ll}.*)$/u.exec(firstLine(page, at)) ?? []
  if (!words || !/[\p{L}\p{N},]\s*$/u.test(above)) return undefined
  const write = /\b(?:and|or|with|plus),?\s*$/.test(above) ? words : `and ${words}`
  return {
    at,
    message: 'A + at the start of a line makes a point of a list, and the sentence above goes on here.',
    ...written(line, write),
    warning: true,
  }
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
