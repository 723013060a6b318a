import type {Link} from 'mdast'
import {toString as textOf} from 'mdast-util-to-string'
import {addressOf} from '../address.ts'
import {withoutOddCharacters} from '../characters.ts'
import {alsoLeading} from '../content/deadLinks.ts'
import {linksToPlace} from '../content/linksTo.ts'
import type {Advice} from '../finding.ts'
import {listed} from '../listed.ts'
import {held} from '../page/heldPlaces.ts'
import {byItsWords, pageMeantBy} from '../page/linkByItsWords.ts'
import {explainTarget} from '../page/linkTarget.ts'
import {nameOf, placeAt} from '../page/namesOfPlaces.ts'
import {endOf, startOf} from '../page/nodes.ts'
import {insteadOfMail, ownMail} from '../page/ownMail.ts'
import type {OutlinedPage} from '../page/parsePage.ts'
import type {PageTag} from '../page/tags.ts'
import {placeOf} from '../places.ts'
import {plainName} from '../plainName.ts'
import {headingsOf, type SiteFiles} from '../readSite.ts'
import {type Finding, type Rule, written} from '../rule.ts'

/** Each link leads to something that exists, and says where. */
export const links: Rule = {
  name: 'links',
  quietBeside: ['labels'],
  checkAmongPages(page, site) {
    const findings: Finding[] = []
    /** What was told of places that are not there, with the lines that lead to each: one mends them all. */
    const missing = new Map<string, {finding: Finding; lines: Set<number>}>()
    /** Where a link leads that stands there, and how the right address is written in its place. */
    const checkTarget = (url: string, at: number, write: (to: string) => string, words = '') => {
      const found = byItsWords(words, explainTarget(url, site, page), page, site)
      // Signs that came with a paste are told themselves, with the address as it is without them.
      const typed = page.text.slice(at).split('\n', 1)[0] ?? ''
      if (!found || (withoutOddCharacters(url) !== url && withoutOddCharacters(typed) !== typed)) return
      const {to, message, unlike: _, ...finding} = found
      const leading = url.includes('#')
        ? linksToPlace(url.startsWith('#') ? addressOf(page.file) + url : url, site)
        : []
      // A place that was renamed is told where the first file leads there, with all others.
      if (leading[0] && leading[0].file !== page.file) return
      const {line} = placeOf(page.text, at)
      const told = url.includes('#') && to === undefined ? missing.get(message) : undefined
      if (told) {
        told.lines.add(line)
        return
      }
      const also = alsoLeading(
        [],
        leading.filter(({file}) => file !== page.file),
      )
      const place = to === undefined ? typed.indexOf(`(${url}`) + 1 || Math.max(typed.indexOf(url), 0) : 0
      const swap = to !== undefined && written(write(url), write(to))
      const whole = {at: at + place, message: message + also, ...finding, ...swap}
      missing.set(message, {finding: whole, lines: new Set([line])})
      findings.push(whole)
    }
    const inBrackets = (to: string) => `(${to})`
    for (const node of page.outline.links) {
      const at = startOf(node)
      const bare = page.text[at] !== '['
      // Brackets that were to make a link of it are told themselves.
      if (
        bare &&
        /\]\s*\(?\s*(mailto:\s*)?$|\[[^\]\n]*\($|\)\s*\[\s*$/.test(page.text.slice(0, at).split('\n').at(-1) ?? '')
      )
        continue
      // The tag of ours that it stands in shows no words, and is told itself.
      if (bare && page.outline.tags.some((tag) => showsOwnWords(tag, site) && startOf(tag) < at && at < endOf(tag)))
        continue
      if (bare) {
        const own = node.url.startsWith('mailto:') && ownMail(node.url.slice('mailto:'.length), site)
        if (own) findings.push({at, ...insteadOfMail(own, node, page, site), warning: true})
        if (node.url.startsWith('mailto:')) continue
      }
      const mail = !bare && !node.url.startsWith('mailto:') && /@/.test(node.url) ? ownMail(node.url, site) : undefined
      if (mail) {
        findings.push({at, ...insteadOfMail(mail, node, page, site)})
        continue
      }
      const meant = /^\s*#?\s*$/.test(node.url) ? pageMeantBy(textOf(node), page, site)?.to : undefined
      const formerly = renamed(node, page, site)
      if (meant)
        findings.push({
          at,
          message: `This link leads nowhere. Did you mean ${meant}?`,
          ...written(`(${node.url})`, `(${meant})`),
        })
      else if (formerly) findings.push({at, ...formerly})
      // `www.gov.uk` alone becomes a link with http://.
      else checkTarget(bare ? node.url.replace(/^http:/, 'https:') : node.url, at, inBrackets, textOf(node))
      const words = textOf(node).trim()
      if (words === '' && !node.children.some((child) => child.type === 'image'))
        findings.push({
          at,
          message: 'This link has no words, so nobody can see or press it.',
          ...withWords(page.text.slice(at, endOf(node)), node.url, page, site),
        })
      else if (/^(click here|here|read more|more|link|this|this page|click|learn more)\W*$/i.test(words))
        findings.push({
          at,
          message: `“${words}” does not say where the link leads.`,
          help: 'Name the page or what people can do there.',
          warning: true,
        })
    }
    for (const node of page.outline.definitions) checkTarget(node.url, startOf(node), inBrackets)
    for (const tag of page.outline.tags) {
      if (!site.components.has(tag.name ?? '')) continue
      for (const attribute of tag.attributes) {
        if (attribute.type !== 'mdxJsxAttribute' || attribute.name !== 'to' || typeof attribute.value !== 'string')
          continue
        checkTarget(attribute.value, startOf(attribute) || startOf(tag), (to) => `to="${to}"`)
      }
    }
    for (const {finding, lines} of missing.values()) finding.message += alsoFrom(lines)
    return findings
  },
}

function alsoFrom([, ...more]: Set<number>): string {
  if (more.length === 0) return ''
  return ` Line${more.length > 1 ? 's' : ''} ${listed(more.map(String), 'and')} lead${more.length > 1 ? '' : 's'} there too.`
}

function showsOwnWords({name}: PageTag, {components}: SiteFiles): boolean {
  return components.get(name ?? '')?.children === 'none'
}

/** A link by the words of a heading that is called otherwise now, on the same page: both of its parts change. */
function renamed(node: Link, page: OutlinedPage, site: SiteFiles): Omit<Finding, 'at'> | undefined {
  const words = textOf(node)
  if (!node.url.startsWith('#') || plainName(words) !== node.url.slice(1)) return undefined
  const found = explainTarget(node.url, site, page)
  const heading = headingsOf(page).find(({anchor}) => found?.to === `#${anchor}`)
  if (!found || !heading) return undefined
  return {message: found.message, ...written(`[${words}](${node.url})`, `[${heading.text}](#${heading.anchor})`)}
}

/** What is to be written for a link without words: the name of its page, or the heading that it leads to. */
function withWords(typed: string, url: string, page: OutlinedPage, site: SiteFiles): Advice {
  const {anchor, target} = placeAt(url, page, site)
  const name = target && (anchor ? headingsOf(target).find((each) => each.anchor === anchor)?.text : nameOf(target))
  if (name) return written(typed, `[${name}](${url})`)
  return {help: `Write the words: [${/^https?:/.test(url) ? held.address : held.link}](${url})`}
}
