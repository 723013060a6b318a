import {toString as textOf} from 'mdast-util-to-string'
import {explainTarget} from '../page/linkTarget.ts'
import {nodesOf, startOf, wordsOf} from '../page/nodes.ts'
import type {Page} from '../page/parsePage.ts'
import {tagsOf} from '../page/tags.ts'
import type {SiteFiles} from '../readSite.ts'
import type {Finding, Rule} from '../rule.ts'

/** Each link leads to something that exists, and says where. */
export const links: Rule = {
  name: 'links',
  check(page, site) {
    const findings: Finding[] = []
    for (const node of nodesOf(page, 'link')) {
      const at = startOf(node)
      const bare = page.text[at] !== '['
      if (bare) {
        const href = textOf(node)
        findings.push({
          at,
          message: `This address stands bare among the words, and a screen reader spells it out.`,
          help: `Write: [the name of the page](${/^https?:/.test(href) ? href : node.url})`,
          warning: true,
        })
        if (/^(mailto:)/.test(node.url)) continue
      }
      const words = textOf(node).trim()
      const target = explainTarget(node.url, site, page)
      if (target) findings.push({at, ...target})
      if (words === '' && !node.children.some((child) => child.type === 'image'))
        findings.push({
          at,
          message: 'This link has no words, so nobody can see or press it.',
          help: `Write the words: [About us](${node.url})`,
        })
      else if (/^(click here|here|read more|more|link|this|this page|click|learn more)\W*$/i.test(words))
        findings.push({
          at,
          message: `“${words}” does not say where the link leads.`,
          help: 'Name the page or what people can do there.',
          warning: true,
        })
    }
    for (const node of nodesOf(page, 'definition')) {
      const target = explainTarget(node.url, site, page)
      if (target) findings.push({at: startOf(node), ...target})
    }
    const pageCalled = (name = '') => [name, `/${name}`].find((each) => /^\/\w/.test(each) && site.addresses.has(each))
    for (const {source, from} of wordsOf(page)) {
      for (const match of source.matchAll(/\[([^\][\n]+)\](\s*)(\(([^)\n]*)\)?)?/g)) {
        const [, words = '', gap = '', , target] = match
        if (source[match.index - 1] === '\\') continue
        const at = from + match.index
        if (target !== undefined && gap && /^[/#]|^https?:|^mailto:|^\w+$/.test(target.trim()))
          findings.push({
            at,
            message: 'There is a space between ] and (, so this is no link.',
            help: `Write: [${words}](${target.trim()})`,
          })
        else if (target !== undefined && !gap)
          findings.push({
            at,
            message: 'This is meant to be a link, but is not written like one.',
            help: `Write: [${words}](${meantBy(target.trim(), site, page) || '/about'})`,
          })
      }
      for (const {index, 1: words, 2: name} of source.matchAll(/(?<!\\)\[([^\][\n]+)\]\[([^\][\n]*)\]/g)) {
        findings.push({
          at: from + index,
          message: `No link is called ${name || words}, so visitors see the brackets.`,
          help: `Write where it leads, in round brackets: [${words}](${pageCalled(name) ?? '/about'})`,
        })
      }
      for (const match of source.matchAll(
        /(?<!\\)(?:\[([^\][()\n]+)\(|\(([^()\n]+)\)\[)([/#][^\s\])]*|https:[^\s\])]*)[\])]/g,
      )) {
        findings.push({
          at: from + match.index,
          message: 'This is meant to be a link, but its brackets are not in order.',
          help: `Write: [${match[1] ?? match[2]}](${match[3]})`,
        })
      }
    }
    for (const tag of tagsOf(page)) {
      for (const attribute of tag.attributes) {
        if (attribute.type !== 'mdxJsxAttribute' || attribute.name !== 'to' || typeof attribute.value !== 'string')
          continue
        const target = explainTarget(attribute.value, site, page)
        const help = target?.help.replace(/^Write: \((.*)\)$/, 'Write: to="$1"')
        if (target && site.components.has(tag.name ?? ''))
          findings.push({at: startOf(attribute) || startOf(tag), ...target, ...(help && {help})})
      }
    }
    return findings
  },
}

/** Where a link with spaces in it was to lead: the page or heading of that name, or what stands before the first space. */
function meantBy(target: string, site: SiteFiles, page: Page): string {
  const joined = target.toLowerCase().replace(/\s+/g, '-')
  const wrong = /^[/#]/.test(target) ? explainTarget(joined, site, page) : {help: ''}
  return wrong ? (/^Write: \((.*)\)$/.exec(wrong.help)?.[1] ?? target.split(/\s/)[0] ?? '') : joined
}
