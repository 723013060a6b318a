import {type Document, isAlias, isCollection, parseDocument, Scalar, visit, YAMLParseError} from 'yaml'

/** Parses YAML; a value that starts with `*`, `&` or `!` is an error, not an alias, anchor or tag. */
export function readYaml(text: string): Document {
  const document = parseDocument(text)
  visit(document, {
    Pair(_, pair) {
      if (!isCollection(pair.key)) return
      const [start = 0, end = start] = pair.key.range ?? []
      // YAML accepts a list or map as a key; here it is an error, because the author did not mean the colon
      // after it.
      document.errors.push(new YAMLParseError([start, end], 'BLOCK_AS_IMPLICIT_KEY', 'A name is no list.'))
      pair.key = new Scalar(String(pair.key))
    },
    Node(_, node) {
      if (!isAlias(node) && !node.anchor && !node.tag) return undefined
      const [start = 0, end = start] = node.range ?? []
      document.errors.push(
        new YAMLParseError([start, end], 'BAD_ALIAS', 'Nothing here refers to anything else.'),
      )
      // An alias without an anchor would throw in `toJS()`, so it is replaced by its text.
      return isAlias(node) ? new Scalar(`*${node.source}`) : undefined
    },
  })
  return document
}
