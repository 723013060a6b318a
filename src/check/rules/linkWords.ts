import {toString as textOf} from 'mdast-util-to-string'
import {addressOf} from '../address.ts'
import {groupBy} from '../groupBy.ts'
import {startOf} from '../page/nodes.ts'
import type {OutlinedPage, Page} from '../page/parsePage.ts'
import {shownOn} from '../page/shown.ts'
import type {SiteFiles} from '../readSite.ts'
import {type Finding, type Rule, written} from '../rule.ts'

/** The words of a link say where it leads, and its brackets are as many as they should be. */
export const linkWords: Rule = {
  name: 'linkWords',
  quietBeside: ['links', 'brackets', 'characters'],
  checkAmongPages: (page, site) =>
    page.outline.links.flatMap((node): Finding[] => {
      const at = startOf(node)
      // An address that stands bare is told by the links.
      if (page.text[at] !== '[') return []
      const words = textOf(node).trim()
      if (words === '') return []
      const [path = ''] = node.url.split('#')
      const tag = node.children.find(
        (child) => child.type === 'mdxJsxTextElement' && site.components.get(child.name ?? '')?.showsWords === false,
      )
      if (tag && 'name' in tag)
        return [
          {
            at: startOf(tag),
            message: `<${tag.name}> can’t stand in a link, which leads to one place.`,
            help: 'Write words in the link, and the tag beside it.',
          },
        ]
      if (/^(https?:\/\/|www\.)\S+$/.test(words))
        return [
          {
            at,
            message: 'A screen reader spells out an address.',
            help: `Write the name of the page: [the name](${node.url})`,
            warning: true,
          },
        ]
      if (node.url === addressOf(page.file))
        return [
          {
            at,
            message: 'This link leads to the page that it stands on.',
            help: 'Write where it should lead, or make words of it.',
            warning: true,
          },
        ]
      const other = siteCalled(words, node.url, site)
      if (other)
        return [
          {
            at,
            message: `This link says “${words}”, and leads to another site than ${other}.`,
            help: 'Correct the words or the address.',
            warning: true,
          },
        ]
      const named = pagesCalled(words, site)
      if (named.length > 0 && site.addresses.has(path) && !named.includes(path) && !node.url.includes('#'))
        return [
          {
            at,
            message: `This link says “${words}”, and leads to ${path}.`,
            help: `${named[0]} has that name. Correct the words or the address.`,
            warning: true,
          },
        ]
      const elsewhere = named.length === 0 ? ledElsewhere(words, node.url, page, site) : undefined
      if (elsewhere)
        return [
          {
            at,
            message: `On other pages “${words}” leads to ${elsewhere}, and here to ${node.url}.`,
            help: 'Correct the words or the address.',
            warning: true,
          },
        ]
      return []
    }),
  check: (page) => [...leftBrackets(page), ...withoutSpace(page)],
}

/** What links say before the name of a page. */
const leading =
  /^(?:(?:see|view|visit|open|read|browse|find|go to|look at|learn about|more about) )?(?:(?:all|our|the|full) )*/

/** The addresses of the pages that have those words for a name, as in “See the workshops” and “How mentoring works”. */
export function pagesCalled(words: string, {addresses}: SiteFiles): string[] {
  const named = known.get(addresses) ?? groupBy(addresses.keys(), (address) => namesOf(addresses.get(address)))
  known.set(addresses, named)
  const said = words.toLowerCase()
  const [, subject = ''] = /^how (\p{L}+) works$/u.exec(said) ?? []
  const name = subject || said.replace(leading, '')
  return [said, name, `${name}s`].map((each) => named.get(each) ?? []).find((each) => each.length > 0) ?? []
}

/** A site that pages may link to whose name the words are, where the link leads to another. */
function siteCalled(words: string, url: string, {allowedHosts}: SiteFiles): string | undefined {
  if (!/^https:/.test(url) || !URL.canParse(url)) return undefined
  const {hostname} = new URL(url)
  const name = words.toLowerCase().replace(/[^a-z0-9]/g, '')
  const parts = words.toLowerCase().split(/[^a-z0-9.-]+/)
  const initials = (
    words
      .toLowerCase()
      .replace(/^the /, '')
      .match(/(?<![\p{L}’'])\p{L}/gu) ?? []
  ).join('')
  const plain = (each: string) => each.replace(/^www\./, '')
  const host = allowedHosts.find(
    (each) =>
      (plain(each).split('.')[0] === name && name.length > 4) ||
      // The Information Commissioner’s Office is at ico.org.uk.
      (plain(each).split('.')[0] === initials && initials.length > 2) ||
      parts.includes(plain(each)),
  )
  return host && host !== hostname ? host : undefined
}

/** Where the same words lead on other pages, if that are two at least and they agree. */
function ledElsewhere(words: string, url: string, page: OutlinedPage, {pages}: SiteFiles): string | undefined {
  if (!/^\/\w/.test(url)) return undefined
  const links =
    led.get(pages) ??
    groupBy(
      pages.flatMap(({file, outline}) =>
        outline.links.map((node) => ({file, to: node.url, words: said(textOf(node))})),
      ),
      ({words: each}) => [each],
    )
  led.set(pages, links)
  const others = (links.get(said(words)) ?? []).filter(({file}) => file !== page.file)
  const [first] = others
  const names = (to = '') => wordsOf(to).some((word) => words.toLowerCase().includes(word))
  // Of one other page nobody knows which is right, unless the words name that address, and not this one.
  const isKnown = new Set(others.map(({file}) => file)).size > 1 || (names(first?.to) && !names(url))
  const agree = isKnown && others.every(({to}) => to === first?.to)
  return agree && first && first.to !== url && /^\/\w/.test(first.to) ? first.to : undefined
}

/** The words of an address. */
const wordsOf = (words: string) => words.toLowerCase().match(/\p{L}{5,}/gu) ?? []
const said = (words: string) => words.trim().toLowerCase()
const led = new WeakMap<Page[], Map<string, {file: string; to: string; words: string}[]>>()

/** A thousand pages ask for the names of a thousand. */
const known = new WeakMap<SiteFiles['addresses'], Map<string, string[]>>()

function namesOf(page?: Page): string[] {
  return ['title', 'short'].map((key) => String(page?.frontmatter.values.get(key)?.value ?? '').toLowerCase())
}

/** `[one](/about)[two](/programs)` and `see[one](/about)`: nobody sees where a link begins. A plural may follow it. */
function withoutSpace(page: Page): Finding[] {
  return shownOn(page).flatMap(({words, links, at}) =>
    links.flatMap(({start, end}): Finding[] => {
      const before = /\p{L}$/u.test(words.slice(0, start))
      const after = /^(?!s\b)\p{L}/u.test(words.slice(end)) && !links.some((link) => link.start === end)
      if (!before && !after) return []
      const message = before ? 'A space is missing before this link.' : 'A space is missing after this link.'
      return [{at: at(before ? start : end), message, help: 'Write one.', warning: true}]
    }),
  )
}

/** `[[Programs](/programs)` and `[Programs](/programs))`: a link, and a bracket that visitors see. */
function leftBrackets(page: Page): Finding[] {
  return shownOn(page).flatMap(({words, links, at}) =>
    links.flatMap(({node, start, end}): Finding[] => {
      const tell = (index: number): Finding => ({
        at: at(index),
        message: `There is a ${words[index]} too many at this link, and visitors see it.`,
        help: 'Delete it.',
      })
      if (words.startsWith(`(${node.url})`, end))
        return [
          {
            at: at(end),
            message: 'The address of this link stands here again, and visitors see it.',
            help: `Delete (${node.url})`,
          },
        ]
      if (words[start - 1] === '[' && !words.slice(end).includes(']')) return [tell(start - 1)]
      if (words[end] === ']' && !words.slice(0, start).includes('[')) return [tell(end)]
      const [, inner] = /^\[(.*)\]$/s.exec(words.slice(start, end)) ?? []
      if (inner)
        return [
          {
            at: startOf(node),
            message: 'Visitors see the second pair of brackets.',
            ...written(`[[${inner}]]`, `[${inner}]`),
          },
        ]
      const opened =
        (words.slice(0, start).match(/\(/g) ?? []).length - (words.slice(0, start).match(/\)/g) ?? []).length
      return words[end] === ')' && opened <= 0 ? [tell(end)] : []
    }),
  )
}
