import {toString as textOf} from 'mdast-util-to-string'
import {
  addressOf,
  endOf,
  nodesOf,
  type Page,
  recordOf,
  type SiteFiles,
  siteDetails,
  startOf,
  tagsOf,
} from '../../../site/index.ts'
import {type Found, found, type Range, replace} from '../../finding.ts'
import {spaceBeforeSign} from '../../fix/tagSpaces.ts'
import {rangeIn, rangeOf} from '../../ranges.ts'
import {shownOn} from '../../shown.ts'
import {ownMail, tagFor} from './ownMail.ts'

const vagueWords = /^(?:click here|here|read more|more|link|this|this page|click|learn more)\W*$/i

/** File names that cameras, phones and programs give to pictures, and words that only mean “picture”. */
const nameless =
  /^(?:image|picture|photo|img|logo|untitled)\W*$|\.(?:jpe?g|png|webp|svg|gif)$|^(?:img|dsc[fn]?|dcim|pxl|mvimg|image|photo|screenshot|screen shot|whatsapp image|untitled)[\s_-]*\d(?:[\d\s_.,:()-]|at|am|pm|wa|mp)*$/i

const tracking = /^(?:utm_\w+|fbclid|gclid|mc_cid|mc_eid|igshid|msclkid)$/

/** Checks the words of links and pictures, stray characters beside links and tags, and addresses of other sites. */
export function* linksRead(page: Page, site: SiteFiles): Iterable<Found> {
  const {file, text} = page
  for (const node of nodesOf(page, 'link')) {
    const range = rangeOf(node)
    const words = textOf(node).trim()
    const tag = ownTag(node.url, site)
    if (tag)
      yield found('words.own', file, range, {tag}, replace(range, tagFor(text[range.from] === '[' ? words : '', tag)))
    else if (text[range.from] !== '[') continue
    else if (vagueWords.test(words)) yield found('words.link', file, range, {typed: words})
    else if (/^(?:https?:\/\/|www\.)\S+$/.test(words)) yield found('words.address', file, range, {typed: words})
    else if (node.url === addressOf(file)) yield found('words.link-to-itself', file, range, {typed: words})
    else yield* addressOfOther(node.url, file, rangeIn(text, range, node.url))
  }
  for (const node of nodesOf(page, 'image'))
    if (node.alt && nameless.test(node.alt.trim())) yield found('words.picture', file, rangeOf(node), {typed: node.alt})
  for (const {words, links, at} of shownOn(page))
    for (const {node, start, end} of links) {
      const [before, after] = [words.slice(0, start), words.slice(end)]
      const opens = before.split('(').length - before.split(')').length
      const isRunOn = /\p{Script=Latin}$/u.test(before) && /^\p{Script=Latin}/u.test(words.slice(start, end))
      if (isRunOn) yield found('words.space', file, {from: at(start) - 1, to: at(start)}, {typed: ''})
      else if (after.startsWith(`(${node.url})`)) {
        const range = {from: at(end), to: at(end + node.url.length + 1) + 1}
        yield found('words.address-again', file, range, {typed: node.url}, replace(range, ''))
      } else if (/^\[[^\]]*\]$/.test(words.slice(start, end)))
        yield found('words.brackets', file, rangeOf(node), {typed: words.slice(start, end)}, [
          {start: at(start), end: at(start) + 1, text: ''},
          {start: at(end - 1), end: at(end - 1) + 1, text: ''},
        ])
      else if (before.endsWith('[') && !after.includes(']'))
        yield found('words.bracket', file, {from: at(start - 1), to: at(start - 1) + 1}, {typed: '['})
      else if (after.startsWith(']') && !before.includes('['))
        yield found('words.bracket', file, {from: at(end), to: at(end) + 1}, {typed: ']'})
      else if (after.startsWith(')') && opens <= 0)
        yield found('words.bracket', file, {from: at(end), to: at(end) + 1}, {typed: ')'})
    }
  yield* besideTags(page, site)
}

function* addressOfOther(url: string, file: string, range: Range): Iterable<Found> {
  if (!/^https?:/.test(url) || !URL.canParse(url)) return
  if (/[.,;]$/.test(url))
    yield found('words.address-end', file, range, {typed: url.slice(-1)}, replace(range, url.slice(0, -1)))
  const address = new URL(url)
  const named = [...address.searchParams.keys()].filter((key) => tracking.test(key))
  for (const key of named) address.searchParams.delete(key)
  if (named.length > 0) yield found('words.tracking', file, range, {typed: url}, replace(range, address.href))
}

/** Returns the tag that shows the charity’s email address or phone number, if `url` is a link to it. */
function ownTag(url: string, site: SiteFiles): string | undefined {
  if (url.startsWith('mailto:')) return ownMail(url.slice('mailto:'.length), site)
  const digits = (number: string) => number.replace(/\D/g, '').replace(/^(?:00)?440?/, '0')
  const phone = String(siteDetails(site.content).phone ?? '')
  const dials = url.startsWith('tel:') && phone !== '' && digits(url) === digits(phone)
  return dials && site.components.has('Phone') ? '<Phone />' : undefined
}

/** Checks the words next to tags: `Write to<Email />`, `<Email /> .`, `24 hours <Fact fact="response-time" />`. */
function* besideTags(page: Page, {components, content}: SiteFiles): Iterable<Found> {
  const {file, text} = page
  for (const tag of tagsOf(page)) {
    if (tag.type !== 'mdxJsxTextElement' || !components.has(tag.name ?? '')) continue
    const [start, end] = [startOf(tag), endOf(tag)]
    const [front, behind] = [text.slice(0, start), text.slice(end)]
    const [space] = spaceBeforeSign.exec(behind) ?? []
    if (space)
      yield found(
        'words.extra-space',
        file,
        {from: end, to: end + space.length},
        {typed: space},
        replace({from: end, to: end + space.length}, ''),
      )
    else if (/(?:\p{L}{2}|[,;!?])$/u.test(front))
      yield found('words.space', file, {from: start, to: start}, {typed: ''}, replace({from: start, to: start}, ' '))
    else if (/^\p{L}{2}/u.test(behind))
      yield found('words.space', file, {from: end, to: end}, {typed: ''}, replace({from: end, to: end}, ' '))
    const record = recordOf(tag)
    const value = content.get(record?.file ?? '')?.records.find(({id}) => id === record?.id)?.value.value
    // A number without a unit may be about something else.
    if (typeof value !== 'string' || !/\d.*[\p{L}%+]/u.test(value)) continue
    const before = front.endsWith(`${value} `) || front.endsWith(value) ? value : undefined
    const after = behind.trimStart().startsWith(value) ? value : /^[+%°]/.exec(behind)?.[0]
    const typed = before ?? (after && value.endsWith(after) ? after : undefined)
    if (typed) {
      const from = before ? front.lastIndexOf(typed) : end + behind.indexOf(typed)
      yield found('words.shown-again', file, {from, to: from + typed.length}, {typed})
    }
  }
}
