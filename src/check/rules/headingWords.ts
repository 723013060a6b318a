import {toString as textOf} from 'mdast-util-to-string'
import {nodesOf, startOf} from '../page/nodes.ts'
import type {Finding, Rule} from '../rule.ts'

/** A heading is a name, in plain words: it stands in lists of contents and is read out by itself. */
export const headingWords: Rule = {
  name: 'headingWords',
  check: (page) =>
    nodesOf(page, 'heading').flatMap((node): Finding[] => {
      const words = textOf(node).trim()
      const marks = '#'.repeat(node.depth)
      const tell = (message: string, advice: {write: string} | {help: string}): Finding => ({
        at: startOf(node),
        message,
        ...advice,
        warning: true,
      })
      const [first, ...more] = node.children
      if (more.length === 0 && (first?.type === 'strong' || first?.type === 'emphasis'))
        return [tell('A heading is bold by itself.', {write: `${marks} ${words}`})]
      if (/:$/.test(words)) return [tell('A heading needs no : at its end.', {write: `${marks} ${words.slice(0, -1)}`})]
      if (words.split(/\s+/).length > 14)
        return [
          tell('This heading is a whole sentence.', {
            help: 'Name in a few words what follows, and write the sentence below it.',
          }),
        ]
      return []
    }),
}
