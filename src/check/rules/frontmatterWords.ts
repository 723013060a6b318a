import {interpolate} from '../content/interpolations.ts'
import {withoutMarkdown} from '../plainWords.ts'
import {quoted} from '../quoted.ts'
import type {Finding, Rule} from '../rule.ts'

/** How long a description can be before search results cut it off, in signs. */
const longest = 170

/** What search results and shared links show of a page is plain words, and says something. */
export const frontmatterWords: Rule = {
  name: 'frontmatterWords',
  check(page, {content}) {
    const findings: Finding[] = []
    const {values} = page.frontmatter
    for (const key of ['title', 'description', 'short']) {
      const found = values.get(key)
      if (typeof found?.value !== 'string') continue
      const {value, valueAt: at} = found
      const plain = withoutMarkdown(value).replace(/<(https?:\/\/[^\s<>]+)>/g, '$1')
      if (plain !== value.trim())
        findings.push({
          at,
          message: `Visitors see the signs in the ${key}: it is no Markdown.`,
          help: `Write plain words: ${/: /.test(plain) ? quoted(plain) : plain}`,
        })
      if (key === 'title' && /^(?:untitled(?: page| document)?|(?:new |test )?page|document ?\d*)$/i.test(value))
        findings.push({
          at,
          message: `“${value}” is no title yet.`,
          help: 'Say in a few words what the page is about.',
          warning: true,
        })
    }
    const description = values.get('description')
    if (typeof description?.value === 'string' && description.value.trim() !== '') {
      const {value, valueAt: at} = description
      if (value === values.get('title')?.value)
        findings.push({
          at,
          message: 'This description only repeats the title.',
          help: 'Say in one or two sentences what people find on the page.',
          warning: true,
        })
      const {length} = interpolate(value, content)
      if (length > longest)
        findings.push({
          at,
          message: `Search results cut off what is longer than ${longest} signs, and this is ${length} long.`,
          help: 'Say it in fewer words.',
          warning: true,
        })
    }
    return findings
  },
}
