import {toString as textOf} from 'mdast-util-to-string'
import {addressOf} from '../address.ts'
import {startOf} from '../page/nodes.ts'
import type {Page} from '../page/parsePage.ts'
import {shownOn} from '../page/shown.ts'
import {type Finding, type Rule, written} from '../rule.ts'

/** The words of a link can be read out, and its brackets are as many as they should be. */
export const linkWords: Rule = {
  name: 'linkWords',
  quietBeside: ['brackets', 'links'],
  checkAmongPages: (page, site) =>
    page.outline.links.flatMap((node): Finding[] => {
      const at = startOf(node)
      // An address that stands bare is told by the links.
      if (page.text[at] !== '[') return []
      const words = textOf(node).trim()
      if (words === '') return []
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
      return []
    }),
  check: (page) => [...leftBrackets(page), ...withoutSpace(page)],
}

/** `see[one](/about)` and `[one](/about)[two](/programs)`: nobody sees where a link begins. Some scripts have no spaces. */
function withoutSpace(page: Page): Finding[] {
  return shownOn(page).flatMap(({words, links, at}) =>
    links
      .filter(
        ({start, end}) =>
          /\p{Script=Latin}$/u.test(words.slice(0, start)) && /^\p{Script=Latin}/u.test(words.slice(start, end)),
      )
      .map(({start}) => ({
        at: at(start),
        message: 'A space is missing before this link.',
        help: 'Write one.',
        warning: true,
      })),
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
