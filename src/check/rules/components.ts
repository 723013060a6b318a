import {toString as textOf} from 'mdast-util-to-string'
import {didYouMean} from '../characters.ts'
import type {Advice} from '../finding.ts'
import {nearest} from '../nearest.ts'
import {held} from '../page/heldPlaces.ts'
import {markdown} from '../page/htmlTags.ts'
import {lineBreak} from '../page/lineBreak.ts'
import {linkMeant, renamedTag} from '../page/misnamedTag.ts'
import {endOf, sourceOf, startOf} from '../page/nodes.ts'
import type {Page} from '../page/parsePage.ts'
import {writeTag} from '../page/tag.ts'
import {type PageTag, tagsOf} from '../page/tags.ts'
import {type Finding, type Rule, written} from '../rule.ts'

/** A page is made of components that exist, and of no tags of HTML. */
export const components: Rule = {
  name: 'components',
  check(page, site) {
    const findings: Finding[] = []
    for (const tag of tagsOf(page)) {
      const name = tag.name ?? ''
      if (site.components.has(name)) continue
      const at = startOf(tag)
      // `<Role Card role="mentor" />`: its name in two words.
      const [second] = tag.attributes.flatMap((each) =>
        each.type === 'mdxJsxAttribute' && !each.value ? [each.name] : [],
      )
      const joined = second && site.components.has(name + second) ? name + second : undefined
      const meant = joined ?? nearest(name, site.components.keys())
      const known = site.components.get(meant ?? '')?.props.map((prop) => prop.name) ?? []
      const link = linkMeant(tag, known)
      const short = name.length <= 2 || name in markdown
      if (!name) findings.push({at, message: 'There is an empty tag: <> has no name.', help: 'Delete it.'})
      else if (!link && /^(script|iframe|style|object|embed|link|meta|form|base)$/i.test(name)) {
        findings.push({
          at,
          message: `<${name}> can’t stand in a page, because it could change what visitors see or send.`,
          help: 'Delete it. If you need it, ask the engineers for a component.',
        })
      } else if (name in markdown) {
        findings.push({
          at,
          message: `<${name}> is a tag of HTML. Pages are written in Markdown.`,
          ...(name === 'br' ? lineBreak(page.text, at, endOf(tag)) : (inMarkdown(tag, page) ?? markdown[name])),
        })
      } else if (link) {
        findings.push({
          at,
          message: `There is no component <${name}>: a link is written in Markdown.`,
          ...written(sourceOf(page.text, tag), link),
        })
      } else if (meant && !short) {
        findings.push({
          at,
          message: joined
            ? `There is a space in the name <${joined}>.`
            : `There is no component <${name}>. ${didYouMean(`<${meant}>`, `<${name}>`)}`,
          ...(joined ? {write: joinedTag(tag, joined, second)} : renamedTag(tag, meant, page)),
        })
      } else if (/^[a-z]/.test(name)) {
        findings.push({
          at,
          message: `<${name}> is not a component. Pages hold words, Markdown and components, no HTML.`,
          help: `Delete ${sourceOf(page.text, tag).match(/^<[^>]*>/)?.[0] ?? `<${name}>`}${tag.children.length > 0 ? ` and </${name}>, and keep the words between them` : ''}.`,
        })
      } else {
        findings.push({
          at,
          message: `There is no component <${name}>.`,
          help: 'COMPONENTS.md lists those that there are.',
        })
      }
    }
    return findings
  },
}

/** What a tag of HTML says, as Markdown says it; nothing of one that holds more than words. */
function inMarkdown(tag: PageTag, {text}: Page): Advice | undefined {
  const write = (words: string) => written(sourceOf(text, tag), words)
  const words = textOf(tag).trim()
  const given = (name: string) => {
    const found = tag.attributes.find((each) => each.type === 'mdxJsxAttribute' && each.name === name)
    return typeof found?.value === 'string' ? found.value : ''
  }
  const [, marks] = /^h([1-4])$/.exec(tag.name ?? '') ?? []
  if (tag.name === 'img') return given('src') ? write(`![${given('alt') || held.picture}](${given('src')})`) : undefined
  if (words === '') return undefined
  if (tag.name === 'a') return given('href') ? write(`[${words}](${given('href')})`) : undefined
  if (tag.name === 'b' || tag.name === 'strong') return write(`**${words}**`)
  if (tag.name === 'i' || tag.name === 'em') return write(`*${words}*`)
  return marks ? write(`${'#'.repeat(Number(marks))} ${words}`) : undefined
}

/** The opening tag with its name in one word, and the attributes that it has. */
function joinedTag({attributes, children}: PageTag, name: string, second = ''): string {
  const rest = attributes.flatMap((each) =>
    each.type === 'mdxJsxAttribute' && each.name !== second && typeof each.value === 'string'
      ? [{name: each.name, value: each.value}]
      : [],
  )
  return writeTag({name, kind: children.length > 0 ? 'open' : 'empty', attributes: rest})
}
