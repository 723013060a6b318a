import type {Nodes} from 'mdast'
import {asPattern} from '../asPattern.ts'
import {fieldAt} from '../content/advice/fieldAt.ts'
import {listed} from '../listed.ts'
import {orThere} from '../orThere.ts'
import {nodesOf} from '../page/nodes.ts'
import type {OutlinedPage, Page} from '../page/parsePage.ts'
import {shownOn} from '../page/shown.ts'
import {shownRecords} from '../page/shownRecords.ts'
import {placeOf} from '../places.ts'
import type {SiteFiles} from '../readSite.ts'
import type {Finding, Rule} from '../rule.ts'
import {bare, figure, given, hoursOfRoles} from '../words/commitmentsSaid.ts'
import {numberOf} from '../words/numberWords.ts'

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
  // Of one role it says what that one takes.
  if (site.content.get('roles.yaml')?.records.some((role) => names(sentence, role.value.title))) return []
  const least = Math.min(...hoursOfRoles(site).map(([own]) => own))
  if (!Number.isFinite(least) || numberOf(from) === least) return []
  return [
    {
      at: valueAt + words.indexOf(from, found.index),
      message: `This says from ${from} hours a month, and the least that a role of content/roles.yaml takes is ${least}.`,
      help: orThere(`from ${least}`),
      warning: true,
    },
  ]
}

/** Whether a sentence names a role, one or several. */
function names(sentence: string, title: unknown): boolean {
  return new RegExp(`\\b${asPattern(String(title))}s?\\b`, 'i').test(sentence)
}

function ofRoles(page: Page, site: SiteFiles): Finding[] {
  const sentences = shownOn(page).flatMap(({words, at}) =>
    [...words.matchAll(/[^.!?]+/g)].flatMap(({index, 0: sentence}) => {
      const found = given.exec(sentence)
      return found
        ? [
            {
              sentence,
              found,
              at: at(index + found.index + found[0].search(/ (?=\S+(?: ?(?:to|[-–]) ?\S+)? hours)/) + 1),
            },
          ]
        : []
    }),
  )
  // A page without any need not be read again when a record changes.
  if (sentences.length === 0) return []
  const file = site.content.get('roles.yaml')
  const roles = (file?.records ?? []).flatMap(({value}, index) =>
    typeof value.title === 'string' ? [{value, index}] : [],
  )
  return sentences.flatMap(({sentence, found, at}): Finding[] => {
    const [role, another] = roles.filter(({value}) => names(sentence, value.title))
    const own = role?.value.hours as {from?: unknown; to?: unknown} | undefined
    if (!file || !role || another || typeof own?.from !== 'number' || typeof own.to !== 'number') return []
    const [, bound = '', from = '', to] = found
    const said = [from, ...(to ? [to] : [])].map(numberOf)
    if (isSaid(said, bound.trim().toLowerCase(), own.from, own.to)) return []
    const figures = new RegExp(`${figure}(?: ?(?:to|[-–]) ?${figure})?(?= hours)`, 'i')
    const typed = found[0].slice(found[0].search(figures))
    const right = bound ? (isFrom(bound) ? own.from : own.to) : `${own.from} to ${own.to}`
    const {line} = placeOf(file.text, fieldAt(file, role.index, 'commitment'))
    return [
      {
        at,
        message: `This says ${typed} of ${role.value.title}, and content/roles.yaml, line ${line}, says ${role.value.commitment}.`,
        help: orThere(typed.replace(figures, String(right))),
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
      const roles = hoursOfRoles(site)
      const odd = said.filter(({hours: [from, last]}) => {
        const isIn = roles.some((own) => own[0] === from) && roles.some((own) => own[1] === last)
        // With nothing in common it may be of something else.
        return !isIn && roles.some((own) => own.includes(from) || own.includes(last))
      })
      // A page without any need not be read again when another changes.
      if (odd.length === 0) return []
      const to = shown.flatMap(({links}) => links.map(({node}) => node.url.split('#')[0] ?? ''))
      const isOfRoles = to.some((address) => {
        const target = site.addresses.get(address)
        return target && shownRecords(target, site)['roles.yaml']
      })
      if (!isOfRoles) return []
      const own = listed([...new Set(roles.map((hours) => hours.join(' to ')))], 'and')
      return odd.map(({typed, at}) => ({
        at,
        message: `This says ${typed}, and the roles of content/roles.yaml take ${own}.`,
        help: orThere(roles.every((hours) => hours.join() === roles[0]?.join()) ? `${own} hours a month` : undefined),
        warning: true,
      }))
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
