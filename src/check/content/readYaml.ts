import {type Document, isAlias, type LineCounter, parseDocument, Scalar, visit, YAMLParseError} from 'yaml'

/** Reads YAML as people mean it: a word that starts with `*`, `&` or `!` is a mistake, not a reference or a type. */
export function readYaml(text: string, lineCounter?: LineCounter): Document {
  const document = parseDocument(text, {lineCounter})
  visit(document, {
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
