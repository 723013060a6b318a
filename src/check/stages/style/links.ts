import {toString as textOf} from 'mdast-util-to-string'
import {
  addressOf,
  endOf,
  lastRangeOf,
  nodesOf,
  type Page,
  type Range,
  rangeOf,
  recordOf,
  type SiteFiles,
  siteDetails,
  startOf,
  tagsOf,
} from '../../../site/index.ts'
import {advice, type Finding, replaceRange} from '../../finding.ts'
import {spaceBeforePunctuation} from '../../fix/spacesAfterTags.ts'
import {renderedTextsOf} from '../../renderedText.ts'
import {emailTagFor, replaceByTag} from './emailTagFor.ts'

const vagueWords = new Set([
  ...['click', 'click here', 'here', 'link', 'this', 'this page'],
  ...['more', 'read more', 'learn more'],
])

/** What cameras, phones and programs put before the number or date in the name of a picture. */
const namePrefixes = [
  ...['img', 'dsc', 'dscf', 'dscn', 'dcim', 'pxl', 'mvimg', 'image', 'photo'],
  ...['screenshot', 'screen shot', 'whatsapp image', 'untitled'],
]

const nameless = [
  /^(?:image|picture|photo|img|logo|untitled)\W*$/i,
  /\.(?:jpe?g|png|webp|svg|gif)$/i,
  new RegExp(String.raw`^(?:${namePrefixes.join('|')})[\s_-]*\d(?:[\d\s_.,:()-]|at|am|pm|wa|mp)*$`, 'i'),
]

/** Whether a picture description says nothing: a word like “picture”, or only a file name. */
function isNameless(description: string): boolean {
  return nameless.some((pattern) => pattern.test(description))
}

const tracking = /^(?:utm_\w+|fbclid|gclid|mc_cid|mc_eid|igshid|msclkid)$/

/**
 * Checks the words of links and pictures, stray characters beside links and tags, and addresses of other
 * sites.
 */
export function* checkLinkTexts(page: Page, site: SiteFiles): Iterable<Finding> {
  const {file, text} = page
  for (const node of nodesOf(page, 'link')) {
    const range = rangeOf(node)
    const words = textOf(node).trim()
    const tag = contactTag(node.url, site)
    const shown = otherContact(words, node.url)
    if (shown) yield advice('style.other-contact', {file, range, data: {shown, typed: node.url}})
    else if (tag)
      yield advice('style.own', {
        file,
        range,
        data: {tag},
        fix: replaceRange(range, replaceByTag(text[range.start] === '[' ? words : '', tag)),
      })
    else if (text[range.start] !== '[') continue
    else if (vagueWords.has(words.replace(/\W+$/, '').toLowerCase()))
      yield advice('style.link', {file, range, data: {typed: words}})
    else if (/^(?:https?:\/\/|www\.)\S+$/.test(words))
      yield advice('style.address', {file, range, data: {typed: words}})
    else if (node.url === addressOf(file))
      yield advice('style.link-to-itself', {file, range, data: {typed: words}})
    else yield* checkExternalAddress(node.url, file, lastRangeOf(text, range, node.url))
  }
  for (const node of nodesOf(page, 'image'))
    if (node.alt && isNameless(node.alt.trim()))
      yield advice('style.picture', {file, range: rangeOf(node), data: {typed: node.alt}})
  for (const {words, links, toOffset} of renderedTextsOf(page))
    for (const {node, start, end} of links) {
      const [before, after] = [words.slice(0, start), words.slice(end)]
      const opens = before.split('(').length - before.split(')').length
      const isRunOn = /\p{Script=Latin}$/u.test(before) && /^\p{Script=Latin}/u.test(words.slice(start, end))
      if (isRunOn)
        yield advice('style.space', {
          file,
          range: {start: toOffset(start) - 1, end: toOffset(start)},
          data: {typed: ''},
        })
      else if (after.startsWith(`(${node.url})`)) {
        const range = {start: toOffset(end), end: toOffset(end + node.url.length + 1) + 1}
        yield advice('style.address-again', {
          file,
          range,
          data: {typed: node.url},
          fix: replaceRange(range, ''),
        })
      } else if (/^\[[^\]]*\]$/.test(words.slice(start, end)))
        yield advice('style.brackets', {
          file,
          range: rangeOf(node),
          data: {typed: words.slice(start, end)},
          fix: [
            {start: toOffset(start), end: toOffset(start) + 1, text: ''},
            {start: toOffset(end - 1), end: toOffset(end - 1) + 1, text: ''},
          ],
        })
      else if (before.endsWith('[') && !after.includes(']'))
        yield advice('style.bracket', {
          file,
          range: {start: toOffset(start - 1), end: toOffset(start - 1) + 1},
          data: {typed: '['},
        })
      else if (after.startsWith(']') && !before.includes('['))
        yield advice('style.bracket', {
          file,
          range: {start: toOffset(end), end: toOffset(end) + 1},
          data: {typed: ']'},
        })
      else if (after.startsWith(')') && opens <= 0)
        yield advice('style.bracket', {
          file,
          range: {start: toOffset(end), end: toOffset(end) + 1},
          data: {typed: ')'},
        })
    }
  yield* checkTextBesideTags(page, site)
}

function* checkExternalAddress(url: string, file: string, range: Range): Iterable<Finding> {
  if (!/^https?:/.test(url) || !URL.canParse(url)) return
  if (/[.,;]$/.test(url))
    yield advice('style.address-end', {
      file,
      range,
      data: {typed: url.slice(-1)},
      fix: replaceRange(range, url.slice(0, -1)),
    })
  const address = new URL(url)
  const named = [...address.searchParams.keys()].filter((key) => tracking.test(key))
  for (const key of named) address.searchParams.delete(key)
  if (named.length > 0)
    yield advice('style.tracking', {file, range, data: {typed: url}, fix: replaceRange(range, address.href)})
}

/** Returns the phone number or email address in the words of a link, if the link leads to another one. */
function otherContact(words: string, url: string): string | undefined {
  const [scheme, target = ''] = url.split(/:|\?/)
  if (scheme === 'tel')
    return /[+\d][\d ()-]{5,}\d/.exec(words)?.find((shown) => digitsOf(shown) !== digitsOf(target))
  if (scheme !== 'mailto') return undefined
  return /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/
    .exec(words)
    ?.find((shown) => shown.toLowerCase() !== target.toLowerCase())
}

/**
 * Returns the digits of a phone number as they are dialled in this country: `02079460012` for `+44 20 7946
 * 0012`.
 */
function digitsOf(number: string): string {
  return number.replace(/\D/g, '').replace(/^(?:00)?440?/, '0')
}

/** Returns the tag that shows the charity’s email address or phone number, if `url` is a link to it. */
function contactTag(url: string, site: SiteFiles): string | undefined {
  if (url.startsWith('mailto:')) return emailTagFor(url.slice('mailto:'.length), site)
  const phone = String(siteDetails(site.content).phone ?? '')
  const dials = url.startsWith('tel:') && phone !== '' && digitsOf(url) === digitsOf(phone)
  return dials && site.components.has('Phone') ? '<Phone />' : undefined
}

/**
 * Finds attributes without a space between them, and mistakes next to tags: `Write to<Email />`, `<Email />
 * .`.
 */
function* checkTextBesideTags(page: Page, {components, content}: SiteFiles): Iterable<Finding> {
  const {file, text} = page
  for (const tag of tagsOf(page)) {
    for (const [index, attribute] of tag.attributes.entries()) {
      const at = {start: startOf(attribute), end: startOf(attribute)}
      if (index > 0 && /["'}]/.test(text[at.start - 1] ?? ''))
        yield advice('style.space', {file, range: at, data: {typed: ''}, fix: replaceRange(at, ' ')})
    }
    if (tag.type !== 'mdxJsxTextElement' || !components.has(tag.name ?? '')) continue
    const [start, end] = [startOf(tag), endOf(tag)]
    const [front, behind] = [text.slice(0, start), text.slice(end)]
    const [space] = spaceBeforePunctuation.exec(behind) ?? []
    if (space)
      yield advice('style.extra-space', {
        file,
        range: {start: end, end: end + space.length},
        data: {typed: space},
        fix: replaceRange({start: end, end: end + space.length}, ''),
      })
    else if (/(?:\p{L}{2}|[,;!?])$/u.test(front))
      yield advice('style.space', {
        file,
        range: {start, end: start},
        data: {typed: ''},
        fix: replaceRange({start, end: start}, ' '),
      })
    else if (/^\p{L}{2}/u.test(behind))
      yield advice('style.space', {
        file,
        range: {start: end, end},
        data: {typed: ''},
        fix: replaceRange({start: end, end}, ' '),
      })
    const record = recordOf(tag)
    const value = content.get(record?.file ?? '')?.records.find(({id}) => id === record?.id)?.value.value
    // Ignores a fact that is a number without a unit, because the same number may have another meaning here.
    if (typeof value !== 'string' || !/\d.*[\p{L}%+]/u.test(value)) continue
    const before = front.endsWith(`${value} `) || front.endsWith(value) ? value : undefined
    const after = behind.trimStart().startsWith(value) ? value : /^[+%°]/.exec(behind)?.[0]
    const typed = before ?? (after && value.endsWith(after) ? after : undefined)
    if (typed) {
      const index = before ? front.lastIndexOf(typed) : end + behind.indexOf(typed)
      yield advice('style.shown-again', {
        file,
        range: {start: index, end: index + typed.length},
        data: {typed},
      })
    }
  }
}
