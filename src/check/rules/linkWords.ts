import {toString as textOf} from 'mdast-util-to-string'
import {addressOf} from '../address.ts'
import {ledElsewhere} from '../page/ledElsewhere.ts'
import {formerName, pagesCalled, placeCalled, siteCalled} from '../page/namesOfPlaces.ts'
import {startOf} from '../page/nodes.ts'
import type {Page} from '../page/parsePage.ts'
import {shownOn} from '../page/shown.ts'
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
      const place = placeCalled(words, node.url, page, site)
      if (place)
        return [
          {
            at,
            message: `This link says “${words}”, and leads to #${node.url.split('#')[1]}.`,
            ...written(`(${node.url})`, `(${place})`),
            warning: true,
          },
        ]
      const title = formerName(node, page, site)
      // A title with signs that its record should not have is told there.
      if (title && !/&#?\w+;/.test(title))
        return [
          {
            at,
            message: `This link says “${words}”, and what it leads to is called “${title}”.`,
            ...written(`[${words}]`, `[${title}]`),
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
