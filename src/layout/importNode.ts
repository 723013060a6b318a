import type {Program} from 'estree'
import type {MdxjsEsm} from 'mdast-util-mdx'

/** Creates the node of `import {imported as local} from 'source'`, with the syntax tree that MDX requires. */
export function importNode(imported: string, source: string, local = imported): MdxjsEsm {
  const identifier = (name: string) => ({type: 'Identifier', name}) as const
  const estree: Program = {
    type: 'Program',
    sourceType: 'module',
    body: [
      {
        type: 'ImportDeclaration',
        specifiers: [{type: 'ImportSpecifier', imported: identifier(imported), local: identifier(local)}],
        source: {type: 'Literal', value: source, raw: JSON.stringify(source)},
        attributes: [],
      },
    ],
  }
  return {type: 'mdxjsEsm', value: '', data: {estree}}
}
