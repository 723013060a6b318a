import {nodesOf, sourceOf, startOf} from '../page/nodes.ts'
import {type Finding, type Rule, written} from '../rule.ts'

/** Whether a line is a sentence of some words, as no code is. */
function isSentence(code: string): boolean {
  return /^\s*(?:[-*>] |\d+\. )?\p{Lu}[\p{L}’']*(?: [\p{L}\p{N}’',;:()£%–-]+){3,}[.!?]$/mu.test(code)
}

/** What writing assistants call the words that they give: it is no language of code. */
const ofWords = /^(?:markdown|mdx?|te?xt|plain(?:text)?)$/i

/** Words that are shown as code, letter for letter, as an example is copied from a list or money is marked in a chat. */
export const codeBlocks: Rule = {
  name: 'codeBlocks',
  check: (page, site) => {
    const hasTag = (code: string) =>
      [...code.matchAll(/<\/?([A-Z]\w*)/g)].some(([, name]) => site.components.has(name ?? ''))
    const blocks = nodesOf(page, 'code').flatMap((node): Finding[] => {
      const at = startOf(node)
      const fence = /^(`+|~+)/.exec(page.text.slice(at))?.[0] ?? '```'
      const help = `Delete the lines ${fence} above and below it.`
      if (hasTag(node.value)) return [{at, message: 'Visitors see these tags as code.', help}]
      const isWords = isSentence(node.value) || (ofWords.test(node.lang ?? '') && /\p{L}/u.test(node.value))
      const message = `The lines ${fence} make code of what stands between them.`
      if (fence.startsWith('~')) return [{at, message, help}]
      return isWords ? [{at, message, help, warning: true}] : []
    })
    const pieces = nodesOf(page, 'inlineCode').flatMap((node): Finding[] => {
      if (
        !hasTag(node.value) &&
        !/^\p{Sc} ?\d|^\+?\d[\d., ]* ?(\p{Sc}|%)?$/u.test(node.value) &&
        !isSentence(node.value)
      )
        return []
      return [
        {
          at: startOf(node),
          message: 'The signs ` make code of this.',
          ...written(sourceOf(page.text, node), node.value),
          ...(!hasTag(node.value) && {warning: true}),
        },
      ]
    })
    return [...blocks, ...pieces]
  },
}
