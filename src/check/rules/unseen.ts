import {nodesOf, startOf, wordsOf} from '../page/nodes.ts'
import type {Finding, Rule} from '../rule.ts'

/** Words that Markdown takes for something else than words, so that nobody sees them. */
export const unseen: Rule = {
  name: 'unseen',
  check(page) {
    const named = new Set(
      nodesOf(page, 'linkReference', 'imageReference', 'footnoteReference').map((node) => node.identifier),
    )
    const notes = nodesOf(page, 'footnoteDefinition').flatMap((node): Finding[] =>
      named.has(node.identifier)
        ? []
        : [
            {
              at: startOf(node),
              message: `Nobody sees this note: no words above say [^${node.label}].`,
              help: `Write [^${node.label}] after the words that it is about, or make a sentence of it.`,
            },
          ],
    )
    const names = nodesOf(page, 'definition').flatMap((node): Finding[] =>
      named.has(node.identifier)
        ? []
        : [
            {
              at: startOf(node),
              message: 'Nobody sees this line: it only says where a link leads that is not on this page.',
              help: `Write it as words, or as a link where it belongs: [${node.label}](${node.url})`,
            },
          ],
    )
    const marks = wordsOf(page).flatMap(({source, from}) =>
      [...source.matchAll(/(?<!\\)\[\^([^\]\s]+)\]/g)].map((match) => ({
        at: from + match.index,
        message: `There is no note ${match[1]}, so visitors see ${match[0]}.`,
        help: `Write the note below, on a line of its own, or delete ${match[0]}.`,
      })),
    )
    return [...notes, ...names, ...marks]
  },
}
