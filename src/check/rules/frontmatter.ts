import {dirname} from 'node:path'
import {addressOf, isAddress} from '../address.ts'
import {didYouMean} from '../characters.ts'
import {isOnList} from '../content/listedRoutes.ts'
import {siteDetails} from '../content/siteDetails.ts'
import {isDraft, neverDrafts} from '../drafts.ts'
import {quoted} from '../fieldLine.ts'
import {groupBy} from '../groupBy.ts'
import {listed} from '../listed.ts'
import {nearest} from '../nearest.ts'
import {frontmatterKeys} from '../page/frontmatterKeys.ts'
import type {OutlinedPage, Page} from '../page/parsePage.ts'
import {documentTitle, titleWidth, widestTitle} from '../page/titleWidth.ts'
import {linesOf} from '../places.ts'
import {plainName} from '../plainName.ts'
import type {SiteFiles} from '../readSite.ts'
import type {Finding, Rule} from '../rule.ts'

const examples: Record<string, string> = {
  title: 'title: Free money courses and dates',
  description: 'description: What we teach, in one or two sentences for search results.',
}

/** Each page says its title and description at its top, in those words, and no two pages say the same. */
export const frontmatter: Rule = {
  name: 'frontmatter',
  checkAmongPages(page, site) {
    const {values, slips} = page.frontmatter
    if (page.frontmatter.end === 0 && slips.length > 0) return []
    const findings: Finding[] = []
    for (const [key, {value, at, valueAt}] of values) {
      if (!frontmatterKeys.includes(key)) {
        const meant = nearest(key, frontmatterKeys)
        // As it was typed: in the quotation marks that it may need.
        const [, typed = ''] = /^[^:]*:\s*(.*?)\s*$/m.exec(page.text.slice(at)) ?? []
        findings.push(
          meant
            ? {
                at,
                message: `“${key}” is not known here. ${didYouMean(meant, key)}`,
                write: `${meant}: ${typed}`,
              }
            : {
                at,
                message: `“${key}” is not known here. A page can say ${listed(frontmatterKeys)}.`,
                help: 'Delete this line.',
              },
        )
      } else if (key === 'draft' && String(value) !== 'true') {
        findings.push({
          at: valueAt,
          message: 'draft can only be true.',
          help: 'Write: draft: true, or delete this line, and the page is published.',
        })
      } else if (key === 'draft' && neverDrafts.includes(page.file)) {
        findings.push({
          at,
          message: 'The site can’t be without this page, so it can’t be a draft.',
          help: 'Delete this line.',
        })
      } else if (key === 'handout' && String(value) !== 'true') {
        findings.push({
          at: valueAt,
          message: 'handout can only be true.',
          help: 'Write: handout: true, or delete this line, and the page is printed like any other.',
        })
      } else if (key === 'drawing' && !site.drawings.includes(String(value))) {
        findings.push({at: valueAt, ...explainDrawing(String(value ?? ''), site.drawings)})
      } else if (key === 'order' && (!Number.isSafeInteger(value) || Number(value) < 1)) {
        findings.push({
          at: valueAt,
          message: 'order must be a whole number: 1 comes first.',
          help: 'For example: order: 1',
        })
      } else if (key === 'short' && (typeof value !== 'string' || value.trim() === '')) {
        findings.push({at: valueAt, message: 'short must be words.', help: 'For example: short: Programs'})
      } else if (key === 'layout' && value !== 'prose') {
        findings.push({
          at: valueAt,
          message: 'layout can only be prose.',
          help: 'Write: layout: prose, or delete this line.',
        })
      }
    }
    // Of a copy both are told at once.
    let original: OutlinedPage | undefined
    for (const key of ['title', 'description']) {
      const found = values.get(key)
      const isMisspelt = () => [...values.keys()].some((other) => nearest(other, frontmatterKeys) === key)
      if (!found && slips.length === 0 && !isMisspelt()) {
        findings.push({
          at: 0,
          message: `The page has no ${key}.`,
          help: `Write between the two --- lines: ${examples[key]}`,
        })
      } else if (found && (typeof found.value !== 'string' || found.value.trim() === '')) {
        const said = found.value === null || found.value === ''
        // Its words are there, and it is told why nobody sees them.
        if (said && slips.length > 0) continue
        findings.push({
          at: found.at,
          message: said ? `The ${key} is empty.` : `The ${key} must be words.`,
          ...(said
            ? {help: `For example: ${examples[key]}`}
            : {write: `${key}: ${quoted(linesOf(page.text.slice(found.valueAt))[0]?.text ?? '')}`}),
        })
      } else if (found) {
        const twin = (isRoute(page) ? pagesSaying(key, found.value, site) : []).find(
          // Whoever publishes the draft is told.
          (other) => goesFirst(other, page, site) && (isDraft(page) || !isDraft(other)),
        )
        if (twin && twin === original) continue
        if (twin && key === 'title' && isSame('description', page, twin)) {
          original = twin
          findings.push({
            at: found.at,
            message: `This page is called and described as ${addressOf(twin.file)} is. If it is a copy, visitors reach it at ${addressOf(page.file)}.`,
            help: 'Give it a title and a description of its own, or delete it.',
          })
        } else if (twin)
          findings.push({
            at: found.at,
            message: `${addressOf(twin.file)} has the same ${key}.`,
            help: `Give each page a ${key} of its own.`,
          })
        else if (key === 'title') findings.push(...explainWidth(String(found.value), found.valueAt, site))
      }
    }
    return [...findings, ...sameShort(page, site)]
  },
}

/** Of two pages the one that is on the list of addresses, as what was published before; or else by its name. */
function goesFirst(one: OutlinedPage, other: OutlinedPage, site: SiteFiles): boolean {
  if (one.file === other.file) return false
  const [isListed, isOther] = [one, other].map(({file}) => isOnList(addressOf(file), site))
  return isListed === isOther ? one.file < other.file : isListed === true
}

function isSame(key: string, one: OutlinedPage, other: OutlinedPage): boolean {
  return one.frontmatter.values.get(key)?.value === other.frontmatter.values.get(key)?.value
}

/** Two pages of a folder that the trail and lists of pages call the same. */
function sameShort(page: OutlinedPage, site: SiteFiles): Finding[] {
  const found = page.frontmatter.values.get('short')
  if (!found || typeof found.value !== 'string' || found.value === '' || !isRoute(page)) return []
  const twin = pagesSaying('short', found.value, site).find(
    (other) => other.file !== page.file && dirname(other.file) === dirname(page.file) && !isDraft(other),
  )
  if (!twin || isDraft(page) || (isSame('title', page, twin) && isSame('description', page, twin))) return []
  // Of the two the one is told whose address says something else, or else the second.
  const [own, other] = [page, twin].map(({file}) => addressOf(file).includes(plainName(String(found.value))))
  if (own === other ? page.file < twin.file : own) return []
  return [
    {
      at: found.valueAt,
      message: `${addressOf(twin.file)} is called ${found.value} too, in the trail and in lists of pages.`,
      help: 'Give each page a name of its own.',
      warning: true,
    },
  ]
}

/** The pages whose title or description that is. */
function pagesSaying(key: string, value: unknown, {pages}: SiteFiles): Page[] {
  const said = known.get(pages) ?? groupBy(pages.filter(isRoute), sayingsOf)
  known.set(pages, said)
  return said.get(`${key}: ${JSON.stringify(value)}`) ?? []
}

/** A thousand pages are compared with a thousand. */
const known = new WeakMap<Page[], Map<string, Page[]>>()

/** A page whose name can’t stay is told that, and its words may be those of the page it is a copy of. */
function isRoute({file}: {file: string}): boolean {
  return isAddress(addressOf(file)) || file.includes('[')
}

function sayingsOf({frontmatter}: Page): string[] {
  return ['title', 'short', 'description'].map((key) => `${key}: ${JSON.stringify(frontmatter.values.get(key)?.value)}`)
}

/** Advice on a title whose end nobody would see among search results, where the charity's name stands behind it. */
function explainWidth(title: string, at: number, site: SiteFiles): Finding[] {
  const name = String(siteDetails(site.content).name ?? '')
  const width = Math.round(titleWidth(documentTitle(title, name)))
  return width <= widestTitle
    ? []
    : [
        {
          at,
          message: `Search results cut off what is wider than ${widestTitle} pixels, and “${documentTitle(title, name)}” is ${width} wide.`,
          help: 'Make the title shorter. What lists of pages call this page can stand below it, like: short: Programs',
          warning: true,
        },
      ]
}

/** What stands in the middle of the ring is one of the drawings that there are. */
function explainDrawing(name: string, known: string[]): Omit<Finding, 'at'> {
  const meant = nearest(name.replace(/\.\w+$/, ''), known)
  const message = name === '' ? 'drawing is empty.' : `There is no drawing “${name}”.`
  if (meant) return {message: `${message} Did you mean ${meant}?`, write: `drawing: ${meant}`}
  return {message, help: `Write one of ${listed(known)}. Without this line the ring at the top stays empty.`}
}
