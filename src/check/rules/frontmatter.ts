import {toString as textOf} from 'mdast-util-to-string'
import {addressOf} from '../address.ts'
import {didYouMean} from '../characters.ts'
import {asYaml} from '../content/asYaml.ts'
import {saidAtTop} from '../content/interpolations.ts'
import {siteDetails} from '../content/siteDetails.ts'
import {isDraft} from '../drafts.ts'
import {type Advice, written} from '../finding.ts'
import {listed} from '../listed.ts'
import {nearest} from '../nearest.ts'
import {frontmatterKeys} from '../page/frontmatterKeys.ts'
import {explainFrontmatterValue} from '../page/frontmatterValue.ts'
import {held} from '../page/heldPlaces.ts'
import {goesFirst, isSame, ownWords} from '../page/originalPage.ts'
import {isRoute, pagesSaying, sameShort} from '../page/pageTwins.ts'
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
                  ...underName(meant, value, linesOf(page.text.slice(at))[0]?.text ?? '', page, site),
                }
              : {
                  at,
                  message: `“${key}” is not known here. A page can say ${listed(frontmatterKeys)}.`,
                  help: 'Delete this line.',
                },
        )
        continue
      }
      const wrong = explainFrontmatterValue(key, value, page.file, site)
      if (wrong) {
        const {ofKey, ...said} = wrong
        findings.push({at: ofKey ? at : valueAt, ...said})
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
          help: `Write between the two --- lines, in words of your own: ${exampleFor(key, page, site)}`,
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
            message: `This page is called and described as ${addressOf(twin.file)} is.`,
            help: ownWords(key, page, twin, site),
          })
        } else if (twin)
          findings.push({
            at: found.at,
            message: `${addressOf(twin.file)} has the same ${key}.`,
            help: ownWords(key, page, twin, site),
          })
        else if (key === 'title')
          findings.push(...explainWidth(String(saidAtTop(page, site.content).title), found.valueAt, site))
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

/** What to write where a line has another name than was meant: its value too, as it may stand there. */
function underName(key: string, value: unknown, line: string, {file}: OutlinedPage, site: SiteFiles): Advice {
  const wrong = explainFrontmatterValue(key, value, file, site)
  if (wrong) {
    const {write, help} = wrong
    return {...(write !== undefined && written(line, write)), ...(help && {help})}
  }
  // As it was typed: in the quotation marks that it may need.
  const [, typed = ''] = /^[^:]*:+\s*(.*?)\s*$/.exec(line) ?? []
  const isWords = typeof value === 'string' || !['title', 'description'].includes(key)
  return written(line, `${key}: ${isWords ? typed : quoted(typed)}`)
}
