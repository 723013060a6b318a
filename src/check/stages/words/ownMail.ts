import {type SiteFiles, siteDetails} from '../../../site/index.ts'
import {fieldTag} from '../../fieldTag.ts'

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
