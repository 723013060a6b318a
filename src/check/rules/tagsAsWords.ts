import {wordsOf} from '../page/nodes.ts'
import type {Finding, Rule} from '../rule.ts'

const reasons: Record<string, string> = {
  '[': 'A tag stands between < and >, not between square brackets, so visitors see it as words.',
  '\\<': 'The backslash \\ makes words of this tag.',
  '&lt;': 'The < is written as &lt; here, so visitors see the tag as words.',
}

/** `[Fact fact="…" /]` or `&lt;Fact … /&gt;`: a tag that visitors read. */
export const tagsAsWords: Rule = {
  name: 'tagsAsWords',
  check(page, site) {
    const findings: Finding[] = []
    for (const {source, from} of wordsOf(page)) {
      for (const match of source.matchAll(/(\[|\\<|&lt;)(\/?)(\w+)([^\]<>&\n]*)(\]|>|&gt;)/g)) {
        const [, open = '', slash = '', name = '', rest = ''] = match
        if (!site.components.has(name) || !/^\s*$|=|\/\s*$/.test(rest)) continue
        // “[Email]” alone may be words.
        if (open === '[' && !slash && !/[=/]/.test(rest)) continue
        findings.push({
          at: from + match.index,
          message: reasons[open] ?? '',
          write: `<${slash}${name}${rest.replace(/[“”]/g, '"')}>`,
        })
      }
      // `Fact fact="…" />`
      for (const {0: tag, 1: name = '', index} of source.matchAll(
        /(?<![<\w/\\[;])([A-Z]\w*)(?:\s+\w+="[^"\n<>]*")+\s*\/?>/g,
      ))
        if (site.components.has(name))
          findings.push({
            at: from + index,
            message: `The < is missing before ${name}, so visitors see the tag as words.`,
            write: `<${tag}`,
          })
    }
    return findings
  },
}
