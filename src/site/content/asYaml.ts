import {Document, visit} from 'yaml'

/** A value as it is written in a file of `content/`, on one line. */
export function asYaml(value: unknown): string {
  const document = new Document(value)
  visit(document, {
    Scalar(_, node) {
      // YAML takes most of what has no letter for a number; a date it leaves alone.
      if (typeof node.value !== 'string' || /\p{L}|^\d{4}-\d\d-\d\d$/u.test(node.value)) return
      node.type = 'QUOTE_DOUBLE'
    },
  })
  return document.toString({collectionStyle: 'flow', flowCollectionPadding: false, lineWidth: 0}).trimEnd()
}
