import {withoutMarkdown} from '../plainWords.ts'
import {quoted} from '../quoted.ts'
import type {Finding, Rule} from '../rule.ts'

/** How long a description can be before search results cut it off, in signs. */
const longest = 170

/** What search results and shared links show of a page is plain words, and says something. */
export const frontmatterWords: Rule = {
  name: 'frontmatterWords',
  quietBeside: ['placeholders'],
  check(page) {
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
      if (/^[“”‘’].*[“”‘’]$/.test(value) && !/[“”]/.test(value.slice(1, -1)))
        findings.push({
          at,
          message: `The quotation marks are part of the ${key}, and visitors see them.`,
          help: `Write it without them, or with straight ones: "${value.slice(1, -1)}"`,
          warning: true,
        })
      if (key === 'title' && /^(?:untitled\b.*|(?:new |test )?page|document\d*|copy of .*)$/i.test(value))
        findings.push({
          at,
          message: `“${value}” is no title yet.`,
          help: 'Say in a few words what the page is about.',
          warning: true,
        })
      // “iPhones” and “gov.uk” are names; and a line that could not be read has no place for its value.
      if (found.valueAt > found.at && /^\p{Ll}{2,}(?![\p{Lu}\p{Ll}]|\.\p{L})/u.test(value)) {
        const by = value.charAt(0).toUpperCase() + value.slice(1)
        findings.push({
          at,
          message: `${key === 'description' ? 'A description' : 'A title'} begins with a capital.`,
          write: `${key}: ${by}`,
          swap: {over: value, by},
          warning: true,
        })
      }
      if (key === 'title' && /\p{L}\.$/u.test(value))
        findings.push({
          at,
          message: 'A title needs no full stop.',
          write: `title: ${value.slice(0, -1)}`,
          swap: {over: value, by: value.slice(0, -1)},
          warning: true,
        })
      if (
        /\p{L}{3}.*\p{L}{2}/u.test(value) &&
        value === value.toUpperCase() &&
        (value.includes(' ') || value.length > 4)
      )
        findings.push({
          at,
          message: `The ${key} is in capitals throughout.`,
          help: 'Write it as in any other sentence.',
          warning: true,
        })
    }
    const description = values.get('description')
    if (typeof description?.value === 'string' && description.value.trim() !== '') {
      const {value, valueAt: at} = description
      if (value.trim().split(/\s+/).length < 3)
        findings.push({
          at,
          message: 'This description says next to nothing.',
          help: 'Say in one or two sentences what people find on the page.',
          warning: true,
        })
      else if (value === values.get('title')?.value)
        findings.push({
          at,
          message: 'This description only repeats the title.',
          help: 'Say in one or two sentences what people find on the page.',
          warning: true,
        })
      else if (value.length > longest)
        findings.push({
          at,
          message: `Search results cut off what is longer than ${longest} signs, and this is ${value.length} long.`,
          help: 'Say it in fewer words.',
          warning: true,
        })
    }
    return findings
  },
}
