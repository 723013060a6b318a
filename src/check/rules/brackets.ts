import {explainTarget} from '../page/linkTarget.ts'
import {endOf, nodesOf, sourceOf, startOf, wordsOf} from '../page/nodes.ts'
import type {Page} from '../page/parsePage.ts'
import {pictureEnding} from '../pictureEnding.ts'
import {blank} from '../places.ts'
import type {SiteFiles} from '../readSite.ts'
import {type Finding, type Rule, written} from '../rule.ts'

/** Brackets that were meant to be a link make one, or visitors see them. */
export const brackets: Rule = {
  name: 'brackets',
  quietBeside: ['pictures', 'tables'],
  check(page, site) {
    const lines = textsOf(page).flatMap(({source, from}) =>
      [...apart(source, from, page, site), ...halved(source, site), ...crossed(source)].map((finding) => ({
        ...finding,
        at: from + finding.at,
      })),
    )
    const names = wordsOf(page).flatMap(({source, from}) =>
      named(source, site).map((finding) => ({...finding, at: from + finding.at})),
    )
    return [...lines, ...names]
  },
}

/** Where a link may lead, as it is typed. */
const target = String.raw`(?:[/#][^\s()[\]]*|(?:https?:|mailto:|tel:)[^\s()[\]]+)`

/** Each paragraph and heading as it was typed, with spaces in place of what is a link, a picture or code. */
function textsOf(page: Page): {source: string; from: number}[] {
  const made = nodesOf(page, 'link', 'linkReference', 'image', 'imageReference', 'inlineCode')
    // An address that stands bare among words is one of them.
    .filter((node) => /^[![`]/.test(page.text[startOf(node)] ?? ''))
    .map((node): [number, number] => [startOf(node), endOf(node)])
  // What stands in a tag is for the component.
  const tags = [...page.text.matchAll(/<\/?[A-Z][^<>\n]*>/g)].map(({index, 0: tag}): [number, number] => [
    index,
    index + tag.length,
  ])
  const text = blank(page.text, [...made, ...tags])
  return nodesOf(page, 'paragraph', 'heading', 'tableCell').map((node) => ({
    source: sourceOf(text, node),
    from: startOf(node),
  }))
}

/** `[Programs] (/programs)` and `[Programs](the programs`. */
function apart(source: string, from: number, page: Page, site: SiteFiles): Finding[] {
  return [...source.matchAll(/\[([^\][\n]+)\](\s*)(\(([^)\n]*)\)?)?/g)].flatMap((match): Finding[] => {
    const [all, words = '', gap = '', , typed] = match
    if (typed === undefined) return []
    if (source[match.index - 1] === '\\')
      return new RegExp(`^${target}$`).test(typed) && !gap
        ? [
            {
              at: match.index - 1,
              message: 'The backslash \\ makes words of this link.',
              // An export puts one before each of the two brackets.
              ...written(`\\${all}`, `[${words.replace(/\\$/, '')}](${typed})`),
            },
          ]
        : []
    // A whole link in the place of an address.
    const whole = page.text.slice(from + match.index, from + match.index + match[0].length)
    const [, inner] = /\]\(\[[^\]\n]*\]\(([^\s()]+)\)/.exec(whole) ?? []
    const meant = (inner ?? typed)
      .replace(/^\(+(?=[/#]|https?:)/, '')
      .replaceAll('\\', '/')
      .trim()
      .replace(/^(mailto:|tel:)\s+/, '$1')
    if (!gap && isTarget(words) && !isTarget(meant))
      return [
        {
          at: match.index,
          message:
            'The words of a link stand in square brackets, and where it leads in round ones: here it is the other way round.',
          ...written(whole, `[${typed}](${words})`),
        },
      ]
    // The bracket that ends the address was lost: nothing closes it, or words follow in a row.
    const isOpen = !whole.endsWith(')')
    const [, end] =
      (isOpen ? /^(\/(?=\s|$)|[/#][^\s(]*[^\s(.,;:!?]|https?:\S*[^\s.,;:!?])[.,;:!?]*(?=\s|$)/ : wordsInRow).exec(
        typed,
      ) ?? []
    if (!gap && end)
      return [
        {
          at: match.index,
          message: 'The closing bracket of this link is missing.',
          ...written(`[${words}](${end}`, `[${words}](${end})`),
        },
      ]
    if (!gap && /^https?:\S* \S/.test(meant))
      return [
        {
          at: match.index,
          message: 'There is a space in the address of this link, so visitors see its signs.',
          help: 'Copy the address again from the browser: it has no spaces.',
        },
      ]
    const address = inner ?? (meant === '/' ? '/' : meantBy(meant, page, site) || '/about')
    if (!gap)
      return [
        {
          at: match.index,
          message: 'This is meant to be a link, but is not written like one.',
          // Where the address ends nobody knows, and what follows it has to stay.
          ...(isOpen
            ? {
                help: `Write where it leads, and its end, like [${words}](${site.addresses.has(address) ? address : '/about'}), and then the words that follow.`,
              }
            : written(whole, `[${words}](${address})`)),
        },
      ]
    // “[sic] (see below)” is words, unless it names a page.
    if (!/^[/#]|^https?:|^mailto:/.test(meant) && !site.addresses.has(`/${meant}`)) return []
    return [
      {
        at: match.index,
        message: 'There is a space between ] and (, so this is no link.',
        ...written(whole, `[${words}](${meant})`),
      },
    ]
  })
}

/** An address with words behind it. */
const wordsInRow = /^\s*(https?:\S*[^\s.,;:!?])[.,;:!?]* \p{L}+ \p{L}+ \p{L}[^/]*$/su

/** `[Programs]/programs)`, `Programs](/programs)` and `[Programs]](/programs)`. */
function halved(source: string, site: SiteFiles): Finding[] {
  const round = [...source.matchAll(new RegExp(String.raw`(?<!\\)\[([^\][()\n]+)\](${target})\)`, 'g'))]
    // “[first]/second)” may well be words.
    .filter(({2: to = ''}) => /^\w+:/.test(to) || site.addresses.has(to.replace(/#.*/, '')))
    .map((match) => ({
      at: match.index,
      message: 'The ( of this link is missing.',
      ...written(match[0], `[${match[1]}](${match[2]})`),
    }))
  const square = [...source.matchAll(new RegExp(String.raw`([^\s[\]()]+)\]\((${target})\)`, 'g'))]
    .filter(({index}) => !/\[[^\]\n]*$/.test(source.slice(0, index)))
    .map((match) => ({
      at: match.index,
      message: 'The [ of this link is missing.',
      help: `Write it before the first word of the link: [${match[1]}](${match[2]})`,
    }))
  const doubled = [...source.matchAll(new RegExp(String.raw`\[([^\][\n]+)\]\]\((${target})\)`, 'g'))].map((match) => ({
    at: match.index,
    message: 'There is a ] too many in this link.',
    ...written(match[0], `[${match[1]}](${match[2]})`),
  }))
  const bare = [...source.matchAll(/(?<!\\)\[([^\][()\n]+)\][ \t]+(\/[\w/#-]+)(?![\w/)])/g)]
    .filter(({2: to = ''}) => site.addresses.has(to.replace(/#.*/, '')))
    .map((match) => ({
      at: match.index,
      message: 'Where this link leads stands in no brackets, so visitors see it.',
      ...written(match[0], `[${match[1]}](${match[2]})`),
    }))
  return [...round, ...square, ...doubled, ...bare, ...pictured(source)]
}

const pictureMeant = new RegExp(String.raw`!\[([^\][\n]*)\][ \t]*\(?([^\s()[\]]+${pictureEnding})\)?`, 'gi')

/** `![The team]team.jpg)` and `![The team] (/team.jpg)`: a picture that none is shown of. */
function pictured(source: string): Finding[] {
  return [...source.matchAll(pictureMeant)].map((match) => ({
    at: match.index,
    message: 'This is meant to be a picture, and visitors see its signs.',
    ...written(match[0], `![${match[1] || 'What it shows'}](/${match[2]?.split(/[/\\]/).at(-1)})`),
    help: 'Put the picture into public/.',
  }))
}

/** `[Programs][programs]`: Markdown’s way to name a link that stands elsewhere, and here does not. */
function named(source: string, site: SiteFiles): Finding[] {
  const pageCalled = (name = '') => [name, `/${name}`].find((each) => /^\/\w/.test(each) && site.addresses.has(each))
  return [...source.matchAll(/(?<!\\)\[([^\][\n]+)\]\[([^\][\n]*)\]/g)].map(({index, 0: all, 1: words, 2: name}) => ({
    at: index,
    message: `No link is called ${name || words}, so visitors see the brackets.`,
    ...(pageCalled(name)
      ? written(all, `[${words}](${pageCalled(name)})`)
      : {help: `Write where it leads, in round brackets: [${words}](/about)`}),
  }))
}

/** `(Programs)[/programs]` and `[Programs(/programs)]`. */
function crossed(source: string): Finding[] {
  const pattern = /(?<!\\)(?:\[([^\][()\n]+)\(|\(([^()\n]+)\)\[)([/#][^\s\])]*|https:[^\s\])]*)[\])]/g
  return [...source.matchAll(pattern)].map((match) => ({
    at: match.index,
    message: 'This is meant to be a link, but its brackets are not in order.',
    ...written(match[0], `[${match[1] ?? match[2]}](${match[3]})`),
  }))
}

/** Whether it is where a link can lead: a page, a place on one, another site. */
function isTarget(typed: string): boolean {
  return /^(?:[/#][\w#/-]*|https?:\S+|mailto:\S+)$/.test(typed)
}

/** Where a link with spaces in it was to lead: the page or heading of that name, or what stands before the first space. */
function meantBy(typed: string, page: Page, site: SiteFiles): string {
  if (/^(?:tel: ?)?\+?[\d ()-]{7,}$/.test(typed)) return `tel:${typed.replace(/[^\d+]/g, '')}`
  if (/^mailto:\S+@[\w.-]+\?/.test(typed)) return typed.replace(/ /g, '%20')
  const joined = typed.toLowerCase().replace(/\s+/g, '-')
  const first = (typed.split(/\s/)[0] ?? '').replace(/[.,;:!?]$/, '')
  if (!/^[/#]/.test(typed)) return site.addresses.has(`/${first}`) ? `/${first}` : first
  const wrong = explainTarget(joined, site, page)
  return wrong ? (wrong.to ?? first) : joined
}
