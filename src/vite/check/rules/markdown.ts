import {visit} from 'unist-util-visit'
import {type Finding, type Rule, startOf} from '../rule.ts'

/** Markdown that does nothing shows its signs to visitors. */
export const markdown: Rule = {
  name: 'markdown',
  check(page) {
    const findings: Finding[] = []
    visit(page.tree, 'text', (node) => {
      const from = startOf(node)
      const source = page.text.slice(from, node.position?.end.offset)
      const stars = /(?<!\\)\*\*|(?<![\w\\])__(?=\S)/.exec(source)
      if (stars)
        findings.push({
          at: from + stars.index,
          message: `${stars[0]} has no partner, so visitors see it.`,
          help: `Write **words** with no space inside the stars, or delete ${stars[0]}.`,
          warning: true,
        })
      const conflict = /^(={7}|>{7}|<{7}|\|{7})( |$)/m.exec(source)
      if (conflict)
        findings.push({
          at: from + conflict.index,
          message: `${conflict[1]} is a mark that is left when two people changed the same words.`,
          help: 'Delete this line.',
        })
    })
    return findings
  },
}
