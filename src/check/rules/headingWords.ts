import {toString as textOf} from 'mdast-util-to-string'
import type {Advice} from '../finding.ts'
import {nodesOf, sourceOf, startOf} from '../page/nodes.ts'
import {type Finding, type Rule, written} from '../rule.ts'

/** A heading is a name, in plain words: it stands in lists of contents and is read out by itself. */
export const headingWords: Rule = {
  name: 'headingWords',
  quietBeside: ['runOnHeadings'],
  check: (page) =>
    nodesOf(page, 'heading').flatMap((node): Finding[] => {
      // Words that a line below them made a heading of are told by the headings.
      if (page.text[startOf(node)] !== '#') return []
      const words = textOf(node).trim()
      const marks = '#'.repeat(node.depth)
      const tell = (message: string, advice: Advice): Finding => ({
        at: startOf(node),
        message,
        ...advice,
        warning: true,
      })
      const source = sourceOf(page.text, node)
      const instead = (plain: string) => written(source, `${marks} ${plain}`)
      const [first, ...more] = node.children
      if (more.length === 0 && (first?.type === 'strong' || first?.type === 'emphasis'))
        return [tell('A heading is bold by itself.', instead(words))]
      if (/:$/.test(words)) return [tell('A heading needs no : at its end.', instead(words.slice(0, -1)))]
      const count = words.split(/\s+/).length
      // “Free. Friendly. For you.” is a heading; a sentence and the next are not.
      if (count > 14 || (count > 8 && /\p{Ll}\. \p{Lu}.*\.$/u.test(words)))
        return [
          tell('This heading is a whole sentence.', {
            help: 'Name in a few words what follows, and write the sentence below it.',
          }),
        ]
      return []
    }),
}
