import {Document, visit} from 'yaml'

/** Serialises a value as YAML on one line. */
export function asYaml(value: unknown): string {
  const document = new Document(value)
  visit(document, {
    Scalar(_, node) {
      // Quotes strings without letters, which YAML might read as numbers; dates need no quotes.
      if (typeof node.value !== 'string' || /\p{L}|^\d{4}-\d\d-\d\d$/u.test(node.value)) return
      node.type = 'QUOTE_DOUBLE'
    },
  })
  return document.toString({collectionStyle: 'flow', flowCollectionPadding: false, lineWidth: 0}).trimEnd()
}
