import {explainTarget} from '../page/linkTarget.ts'
import {wordsOf} from '../page/nodes.ts'
import type {Page} from '../page/parsePage.ts'
import type {SiteFiles} from '../readSite.ts'
import type {Finding, Rule} from '../rule.ts'

/** Brackets that were meant to be a link make one, or visitors see them. */
export const brackets: Rule = {
  name: 'brackets',
  check(page, site) {
    return wordsOf(page).flatMap(({source, from}) =>
      [...apart(source, page, site), ...named(source, site), ...crossed(source)].map((finding) => ({
        ...finding,
        at: from + finding.at,
      })),
    )
  },
}

/** `[Programs] (/programs)` and `[Programs](the programs`. */
function apart(source: string, page: Page, site: SiteFiles): Finding[] {
  return [...source.matchAll(/\[([^\][\n]+)\](\s*)(\(([^)\n]*)\)?)?/g)].flatMap((match): Finding[] => {
    const [, words = '', gap = '', , target] = match
    if (target === undefined || source[match.index - 1] === '\\') return []
    const meant = target.trim()
    if (!gap)
      return [
        {
          at: match.index,
          message: 'This is meant to be a link, but is not written like one.',
          write: `[${words}](${meantBy(meant, page, site) || '/about'})`,
        },
      ]
    if (!/^[/#]|^https?:|^mailto:|^\w+$/.test(meant)) return []
    return [
      {
        at: match.index,
        message: 'There is a space between ] and (, so this is no link.',
        write: `[${words}](${meant})`,
      },
    ]
  })
}

/** `[Programs][programs]`: Markdown’s way to name a link that stands elsewhere, and here does not. */
function named(source: string, site: SiteFiles): Finding[] {
  const pageCalled = (name = '') => [name, `/${name}`].find((each) => /^\/\w/.test(each) && site.addresses.has(each))
  return [...source.matchAll(/(?<!\\)\[([^\][\n]+)\]\[([^\][\n]*)\]/g)].map(({index, 1: words, 2: name}) => ({
    at: index,
    message: `No link is called ${name || words}, so visitors see the brackets.`,
    help: `Write where it leads, in round brackets: [${words}](${pageCalled(name) ?? '/about'})`,
  }))
}

/** `(Programs)[/programs]` and `[Programs(/programs)]`. */
function crossed(source: string): Finding[] {
  const pattern = /(?<!\\)(?:\[([^\][()\n]+)\(|\(([^()\n]+)\)\[)([/#][^\s\])]*|https:[^\s\])]*)[\])]/g
  return [...source.matchAll(pattern)].map((match) => ({
    at: match.index,
    message: 'This is meant to be a link, but its brackets are not in order.',
    write: `[${match[1] ?? match[2]}](${match[3]})`,
  }))
}

/** Where a link with spaces in it was to lead: the page or heading of that name, or what stands before the first space. */
function meantBy(target: string, page: Page, site: SiteFiles): string {
  const joined = target.toLowerCase().replace(/\s+/g, '-')
  if (!/^[/#]/.test(target)) return target.split(/\s/)[0] ?? ''
  const wrong = explainTarget(joined, site, page)
  return wrong ? (wrong.to ?? target.split(/\s/)[0] ?? '') : joined
}
