import {readdirSync, readFileSync} from 'node:fs'
import {join, resolve} from 'node:path'
import {type ESTree, parseSync} from 'vite'
import {expect, test} from 'vitest'

const root = resolve(import.meta.dirname, '..')

/**
 * The files of code that may contain text of their own, which otherwise comes from `content/`, and the
 * reason.
 */
const exceptions: Record<string, string> = {
  'src/document/pictures.tsx': 'The words are CSS.',
  'src/frame/DraftRibbon.tsx': 'Only the author of a draft reads it (S2.36).',
}

/** Attributes whose values users see or hear. */
const labels = ['aria-label', 'label', 'hint', 'correction', 'about', 'alt', 'title', 'placeholder']

const files = ['components', 'src/frame', 'src/document', 'src/browser'].flatMap((folder) =>
  readdirSync(join(root, folder), {recursive: true, encoding: 'utf8'})
    .map((name) => join(folder, name))
    .filter((name) => name.endsWith('.tsx')),
)

test.each(files.filter((file) => !(file in exceptions)))('%s gets its text from content/', (file) => {
  expect(wordsIn(readFileSync(join(root, file), 'utf8'))).toEqual([])
})

test.each(Object.keys(exceptions))('%s still needs its exception', (file) => {
  expect(wordsIn(readFileSync(join(root, file), 'utf8'))).not.toEqual([])
})

/** Returns the text in the JSX of a file. */
function wordsIn(code: string): string[] {
  const {program, errors} = parseSync('shown.tsx', code)
  if (errors[0]) throw new Error(errors[0].message)
  const found: string[] = []
  walk(program, (node) => {
    if (node.type === 'JSXText') found.push(node.value)
    if (node.type === 'JSXElement' || node.type === 'JSXFragment')
      for (const child of node.children)
        if (child.type === 'JSXExpressionContainer') found.push(...stringsIn(child.expression))
    if (node.type === 'JSXAttribute' && node.value && labels.includes(String(node.name.name)))
      found.push(
        ...stringsIn(node.value.type === 'JSXExpressionContainer' ? node.value.expression : node.value),
      )
  })
  return found.map((each) => each.replace(/\s+/g, ' ').trim()).filter((each) => /\p{L}/u.test(each))
}

/** Returns the text that an expression can evaluate to. */
function stringsIn(node: ESTree.Node): string[] {
  switch (node.type) {
    case 'Literal':
      return typeof node.value === 'string' ? [node.value] : []
    case 'TemplateLiteral':
      return node.quasis.map(({value}) => value.raw)
    case 'ConditionalExpression':
      return [...stringsIn(node.consequent), ...stringsIn(node.alternate)]
    case 'LogicalExpression':
    case 'BinaryExpression':
      return [...stringsIn(node.left), ...stringsIn(node.right)]
    default:
      return []
  }
}

function walk(node: unknown, visit: (node: ESTree.Node) => void) {
  if (Array.isArray(node)) for (const each of node) walk(each, visit)
  else if (node && typeof node === 'object') {
    if ('type' in node) visit(node as ESTree.Node)
    for (const each of Object.values(node)) walk(each, visit)
  }
}
