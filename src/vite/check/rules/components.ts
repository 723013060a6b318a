import {nearest} from '../nearest.ts'
import {type Finding, type Rule, startOf} from '../rule.ts'
import {tagsOf} from '../tags.ts'

/** How a page says in Markdown what a web page's own tag says. */
const markdown: Record<string, string> = {
  a: 'Write: [the words of the link](/about)',
  b: 'Write: **the words**',
  strong: 'Write: **the words**',
  i: 'Write: *the words*',
  em: 'Write: *the words*',
  br: 'Delete it. For a new paragraph, leave an empty line.',
  hr: 'Delete it. A ## heading starts a new part.',
  img: 'Write: ![what the picture shows](/picture.jpg)',
  p: 'Delete the tags. Empty lines round the words make a paragraph.',
  li: 'Start the line with a hyphen: - the words',
  ul: 'Start each line with a hyphen: - the words',
  ol: 'Start each line with a number: 1. the words',
  h1: 'Write: # The heading',
  h2: 'Write: ## The heading',
  h3: 'Write: ### The heading',
  h4: 'Write: #### The heading',
  table: 'Write a table with | between its cells.',
}

/** A page is made of components that exist, and of no tags of HTML. */
export const components: Rule = {
  name: 'components',
  check(page, site) {
    const findings: Finding[] = []
    for (const tag of tagsOf(page)) {
      const name = tag.name ?? ''
      if (site.components.has(name)) continue
      const at = startOf(tag)
      const meant = nearest(name, site.components.keys())
      const short = name.length <= 2 || name in markdown
      if (!name) findings.push({at, message: 'There is an empty tag: <> has no name.', help: 'Delete it.'})
      else if (/^(script|iframe|style|object|embed|link|meta|form|base)$/i.test(name)) {
        findings.push({
          at,
          message: `<${name}> can’t stand in a page, because it could change what visitors see or send.`,
          help: 'Delete it. If you need it, ask the engineers for a component.',
        })
      } else if (name in markdown) {
        findings.push({
          at,
          message: `<${name}> is a tag of HTML. Pages are written in Markdown.`,
          help: markdown[name] ?? '',
        })
      } else if (meant && !short) {
        findings.push({
          at,
          message: `There is no component <${name}>. Did you mean <${meant}>?`,
          help: `Write: <${meant}`,
        })
      } else if (/^[a-z]/.test(name)) {
        findings.push({
          at,
          message: `<${name}> is not a component. Pages hold words, Markdown and components, no HTML.`,
          help: 'Delete it, or choose a component from COMPONENTS.md.',
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
