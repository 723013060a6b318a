import {explainBrace} from '../page/explainBrace.ts'
import {nodesOf, startOf} from '../page/nodes.ts'
import type {Finding, Rule} from '../rule.ts'

/** No code in words: a page that could run `{…}` could print a secret. */
export const code: Rule = {
  name: 'code',
  check(page) {
    const findings: Finding[] = []
    for (const node of nodesOf(page, 'mdxFlowExpression', 'mdxTextExpression')) {
      const end = node.position?.end.offset ?? page.text.length
      const {blank, mend, ...finding} = explainBrace(page.text, startOf(node), end)
      findings.push(finding)
    }
    return findings
  },
}
