import {fieldTag, type SiteFiles, siteDetails} from '../../../site/index.ts'

/**
 * Returns the tag that shows one of the charity’s email addresses, `<Email box="volunteer" />`, or
 * `undefined`.
 */
export function emailTagFor(address: string, {content, components}: SiteFiles): string | undefined {
  const details = siteDetails(content)
  const field = Object.keys(details).find((each) => details[each] === address)
  return field && fieldTag(field, components)
}

/**
 * Puts a tag into the text of a link: in place of its email address or phone number, else in brackets at the
 * end.
 */
export function replaceByTag(words: string, tag: string): string {
  const shown = /\S+@\S*[\p{L}\d]|\+?\(?\d[\d ()-]{6,}\d/u
  if (words.trim() === '' || shown.test(words)) return words.trim().replace(shown, tag) || tag
  return `${words.trim()} (${tag})`
}
