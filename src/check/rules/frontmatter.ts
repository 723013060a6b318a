import {toString as textOf} from 'mdast-util-to-string'
import {addressOf} from '../address.ts'
import {didYouMean} from '../characters.ts'
import {asYaml} from '../content/asYaml.ts'
import {siteDetails} from '../content/siteDetails.ts'
import {isDraft, neverDrafts} from '../drafts.ts'
import {listed} from '../listed.ts'
import {nearest, nearestValue} from '../nearest.ts'
import {frontmatterKeys} from '../page/frontmatterKeys.ts'
import {held} from '../page/heldPlaces.ts'
import {goesFirst, isRoute, isSame, pagesSaying, sameShort} from '../page/pageTwins.ts'
import type {OutlinedPage} from '../page/parsePage.ts'
import {documentTitle, titleWidth, widestTitle} from '../page/titleWidth.ts'
import {linesOf} from '../places.ts'
import {quoted} from '../quoted.ts'
import type {SiteFiles} from '../readSite.ts'
import type {Finding, Rule} from '../rule.ts'

/** A title or description that a page could have: its own heading, if no other page has that for a title. */
function exampleFor(key: string, page: OutlinedPage, site: SiteFiles): string {
  if (key === 'description') return `description: ${held.description}`
  const heading = page.outline.headings.find(({depth}) => depth === 1)
  const words = heading ? textOf(heading).trim() : ''
  return words && pagesSaying('title', words, site).length === 0 ? `title: ${asYaml(words)}` : `title: ${held.title}`
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
        const [, glued = ''] = /^(\w+):\S/.exec(key) ?? []
        // As it was typed: in the quotation marks that it may need.
        const [, typed = ''] = /^[^:]*:+\s*(.*?)\s*$/m.exec(page.text.slice(at)) ?? []
        findings.push(
          frontmatterKeys.includes(glued)
            ? {
                at: at + glued.length + 1,
                message: `A space is missing after ${glued}:`,
                write: `${glued}: ${page.text
                  .slice(at + glued.length + 1)
                  .split(/\r?\n/, 1)[0]
                  ?.trim()}`,
              }
            : meant
              ? {
                  at,
                  message:
                    key === `${meant}:`
                      ? `There is a : too many after ${meant}.`
                      : `“${key}” is not known here. ${didYouMean(meant, key)}`,
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
          help: `Write between the two --- lines: ${exampleFor(key, page, site)}`,
        })
      } else if (found && (typeof found.value !== 'string' || found.value.trim() === '')) {
        const said = found.value === null || found.value === ''
        // Its words are there, and it is told why nobody sees them.
        if (said && slips.length > 0) continue
        findings.push({
          at: found.at,
          message: said ? `The ${key} is empty.` : `The ${key} must be words.`,
          ...(said
            ? {help: `What search results are to show, for example: ${exampleFor(key, page, site)}`}
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
            help: `Give it ${isSame('short', page, twin) && page.frontmatter.values.has('short') ? 'a title, short' : 'a title'} and description of its own, or delete it.`,
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
  const meant = nearestValue(name.replace(/\.\w+$/, ''), known)
  const message = name === '' ? 'drawing is empty.' : `There is no drawing “${name}”.`
  if (meant) return {message: `${message} Did you mean ${meant}?`, write: `drawing: ${meant}`}
  return {message, help: `Write one of ${listed(known)}. Without this line the ring at the top stays empty.`}
}
