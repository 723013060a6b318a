import {type Document, isAlias, isCollection, parseDocument, Scalar, visit, YAMLParseError} from 'yaml'

/** Reads YAML as people mean it: a word that starts with `*`, `&` or `!` is a mistake, not a reference or a type. */
export function readYaml(text: string): Document {
  const document = parseDocument(text)
  visit(document, {
    Pair(_, pair) {
      if (!isCollection(pair.key)) return
      const [start = 0, end = start] = pair.key.range ?? []
      // A list in the place of a name: its colon belongs to a line that was never meant to be one.
      document.errors.push(new YAMLParseError([start, end], 'BLOCK_AS_IMPLICIT_KEY', 'A name is no list.'))
      pair.key = new Scalar(String(pair.key))
    },
    Node(_, node) {
      if (!isAlias(node) && !node.anchor && !node.tag) return undefined
      const [start = 0, end = start] = node.range ?? []
      document.errors.push(new YAMLParseError([start, end], 'BAD_ALIAS', 'Nothing here refers to anything else.'))
      // A reference to nothing can’t be turned into values: whatever reads on gets words.
      return isAlias(node) ? new Scalar(`*${node.source}`) : undefined
    },
  })
  return document
}
