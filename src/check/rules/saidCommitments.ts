import type {Nodes} from 'mdast'
import {asPattern} from '../asPattern.ts'
import {listed} from '../listed.ts'
import {orThere} from '../orThere.ts'
import {nodesOf} from '../page/nodes.ts'
import type {OutlinedPage, Page} from '../page/parsePage.ts'
import {shownOn} from '../page/shown.ts'
import {shownRecords} from '../page/shownRecords.ts'
import type {SiteFiles} from '../readSite.ts'
import type {Finding, Rule} from '../rule.ts'
import {bare, commitmentsOf, figure, given, meantCommitment} from '../words/commitmentsSaid.ts'
import {numberOf, withNumbers} from '../words/numberWords.ts'

/** The hours a month that a sentence says of a role are those that its record says. */
export const saidCommitments: Rule = {
  name: 'saidCommitments',
  check: (page, site) => [...ofRoles(page, site), ...ofAllRoles(page, site)],
  checkAmongPages: (page, site) => inDescription(page, site),
}

/** “Give from two hours a month”, in the description of a page of roles: the least that one of them takes. */
function inDescription(page: OutlinedPage, site: SiteFiles): Finding[] {
  const {value, valueAt = 0} = page.frontmatter.values.get('description') ?? {}
  const words = String(value ?? '')
  const found = given.exec(words)
  const [, bound = '', from = '', to] = found ?? []
  if (!found || to || !isFrom(bound) || !shownRecords(page, site)['roles.yaml']) return []
  const sentence = [/[^.!?]*$/.exec(words.slice(0, found.index)), /^[^.!?]*/.exec(words.slice(found.index))].join('')
  const roles = commitmentsOf(site)
  // Of one role it says what that one takes.
  if (roles.some(({title}) => names(sentence, title))) return []
  const [least] = roles.sort((one, other) => one.from - other.from)
  if (!least || numberOf(from) === least.from) return []
  const typed = `${bound.trim()} ${from}`
  return [
    {
      at: valueAt + words.indexOf(typed, found.index),
      marked: typed,
      message: `This says ${typed} hours a month, and the least that a role takes is ${least.from}.`,
      help: orThere(withNumbers(typed, least.from), undefined, least.place),
      warning: true,
    },
  ]
}

/** Whether a sentence names a role, one or several. */
function names(sentence: string, title: string): boolean {
  return new RegExp(`\\b${asPattern(title)}s?\\b`, 'i').test(sentence)
}

function ofRoles(page: Page, site: SiteFiles): Finding[] {
  const sentences = shownOn(page).flatMap(({words, at}) =>
    [...words.matchAll(/[^.!?]+/g)].flatMap(({index, 0: sentence}) => {
      const found = given.exec(sentence)
      if (!found) return []
      const from = found.index + found[0].search(/ (?=\S+(?: ?(?:to|[-–]) ?\S+)? hours)/) + 1
      return [{sentence, found, at: at(index + from)}]
    }),
  )
  // A page without any need not be read again when a record changes.
  if (sentences.length === 0) return []
  const roles = commitmentsOf(site)
  return sentences.flatMap(({sentence, found, at}): Finding[] => {
    const [own, another] = roles.filter(({title}) => names(sentence, title))
    if (!own || another) return []
    const [, bound = '', from = '', to] = found
    const said = [from, ...(to ? [to] : [])].map(numberOf)
    if (isSaid(said, bound.trim().toLowerCase(), own.from, own.to)) return []
    const figures = new RegExp(`${figure}(?: ?(?:to|[-–]) ?${figure})?(?= hours)`, 'i')
    const typed = found[0].slice(found[0].search(figures))
    const right = bound ? (isFrom(bound) ? own.from : own.to) : undefined
    return [
      {
        at,
        marked: typed,
        message: `This says ${typed} of ${own.title}, and ${own.place} says ${own.commitment}.`,
        help: orThere(withNumbers(typed, right ?? own.from, right ?? own.to)),
        warning: true,
      },
    ]
  })
}

/** Whether hours are those of a role, as far as they say: `from four` has one end of them. */
function isSaid([first = 0, last]: number[], bound: string, from: number, to: number): boolean {
  if (last !== undefined) return first === from && last === to
  if (bound) return first === (isFrom(bound) ? from : to)
  return first >= from && first <= to
}

/** Whether `from` or `at least` stands before hours, and not `up to`. */
function isFrom(bound: string): boolean {
  return /from|least/i.test(bound)
}

/** “From 1 to 2 hours a month”, above a link to a page of roles none of which takes just so little, or just so much. */
function ofAllRoles(page: Page, site: SiteFiles): Finding[] {
  return nodesOf(page, 'root', 'mdxJsxFlowElement').flatMap((parent) =>
    partsOf(parent.children as Nodes[]).flatMap((part) => {
      const shown = shownOn(page).filter(({node}) => part.includes(node))
      const said = shown.flatMap(({words, at}) =>
        [...words.matchAll(bare)].map(({index, 0: all, 1: typed = '', 2: from = '', 3: to = ''}) => ({
          typed,
          hours: [numberOf(from), numberOf(to)] as const,
          at: at(index + all.indexOf(typed)),
        })),
      )
      if (said.length === 0 || !shown.some(({words}) => /\bvolunteer/i.test(words))) return []
      const roles = commitmentsOf(site)
      const odd = said.filter(({hours: [from, last]}) => {
        const isIn = roles.some((own) => own.from === from) && roles.some((own) => own.to === last)
        // With nothing in common it may be of something else.
        return !isIn && roles.some((own) => [from, last].some((hours) => hours === own.from || hours === own.to))
      })
      // A page without any need not be read again when another changes.
      if (odd.length === 0) return []
      const to = shown.flatMap(({links}) => links.map(({node}) => node.url.split('#')[0] ?? ''))
      const isOfRoles = to.some((address) => {
        const target = site.addresses.get(address)
        return target && shownRecords(target, site)['roles.yaml']
      })
      if (!isOfRoles) return []
      const own = listed([...new Set(roles.map(({from, to}) => `${from} to ${to}`))], 'and')
      return odd.map(({typed, at, hours}) => {
        const meant = meantCommitment(...hours, roles)
        return {
          at,
          marked: typed,
          message: `This says ${typed}, and the roles of content/roles.yaml take ${own}.`,
          help: orThere(meant && withNumbers(typed, meant.from, meant.to), undefined, meant?.place),
          warning: true,
        }
      })
    }),
  )
}

/** What stands under each heading, with the heading. */
function partsOf(nodes: Nodes[]): Nodes[][] {
  const parts: Nodes[][] = [[]]
  for (const node of nodes) {
    if (node.type === 'heading') parts.push([])
    parts.at(-1)?.push(node)
  }
  return parts
}
