import type {Link} from 'mdast'
import {toString as textOf} from 'mdast-util-to-string'
import {addressOf} from '../address.ts'
import {siteDetails} from '../content/siteDetails.ts'
import {type Finding, written} from '../finding.ts'
import type {SiteFiles} from '../readSite.ts'
import {fieldTag} from './fieldTag.ts'
import {sourceOf} from './nodes.ts'
import type {OutlinedPage} from './parsePage.ts'
import {hasContactForm} from './tags.ts'

/** The tag that shows an address of ours, if the site has one: `<Email box="volunteer" />`. */
export function ownMail(address: string, {content, components}: SiteFiles): string | undefined {
  const details = siteDetails(content)
  const field = Object.keys(details).find((each) => details[each] === address)
  return field && fieldTag(field, components)
}

/** What replaces a link to our own mail or phone: the tag that shows it, after the words of the link unless those show it themselves. */
export function tagFor(words: string, tag: string): string {
  const shown = /\S+@\S*[\p{L}\d]|\+?\(?\d[\d ()-]{6,}\d/u
  if (words.trim() === '' || shown.test(words)) return words.trim().replace(shown, tag) || tag
  return `${words.trim()} (${tag})`
}

/** What is to be written for a link to an address of ours: the tag that shows it; other words can lead to where people write to us. */
export function insteadOfMail(mail: string, node: Link, page: OutlinedPage, site: SiteFiles): Omit<Finding, 'at'> {
  const words = textOf(node).trim()
  const tag = written(sourceOf(page.text, node), tagFor(words, mail))
  const message = 'This is our own address, and a page has a tag for it.'
  const form = site.pages.find(hasContactForm)
  if (words === '' || words.includes('@') || !form || form.file === page.file) return {message, ...tag}
  return {
    message,
    ...tag,
    help: `That shows the address itself. To keep your words, lead to where people write to us: [${words}](${addressOf(form.file)})`,
  }
}
