import {readdirSync, readFileSync} from 'node:fs'
import {join, resolve} from 'node:path'
import {type ESTree, parseSync} from 'vite'
import {expect, test} from 'vitest'

const root = resolve(import.meta.dirname, '..')

/** Whose words stand in the code after all, and why. */
const exceptions: Record<string, string> = {
  'src/document/pictures.tsx': 'They are styles.',
  'src/frame/DraftRibbon.tsx': 'Whoever writes a draft reads it, and no visitor (S2.36).',
}

/** The attributes whose value somebody reads or hears. */
const labels = ['aria-label', 'label', 'hint', 'correction', 'about', 'alt', 'title', 'placeholder']

const files = ['components', 'src/frame', 'src/document', 'src/browser'].flatMap((folder) =>
  readdirSync(join(root, folder), {recursive: true, encoding: 'utf8'})
    .map((name) => join(folder, name))
    .filter((name) => name.endsWith('.tsx')),
)

test.each(files.filter((file) => !(file in exceptions)))('%s takes its words from content/', (file) => {
  expect(wordsIn(readFileSync(join(root, file), 'utf8'))).toEqual([])
})

test.each(Object.keys(exceptions))('%s is still an exception', (file) => {
  expect(wordsIn(readFileSync(join(root, file), 'utf8'))).not.toEqual([])
})

/** What the elements of a file say in words of its own. */
function wordsIn(code: string): string[] {
  const {program, errors} = parseSync('shown.tsx', code)
  if (errors[0]) throw new Error(errors[0].message)
  const found: string[] = []
  walk(program, (node) => {
    if (node.type === 'JSXText') found.push(node.value)
    if (node.type === 'JSXElement' || node.type === 'JSXFragment')
      for (const child of node.children)
        if (child.type === 'JSXExpressionContainer') found.push(...saidBy(child.expression))
    if (node.type === 'JSXAttribute' && node.value && labels.includes(String(node.name.name)))
      found.push(...saidBy(node.value.type === 'JSXExpressionContainer' ? node.value.expression : node.value))
  })
  return found.map((each) => each.replace(/\s+/g, ' ').trim()).filter((each) => /\p{L}/u.test(each))
}

/** The words that an expression can come to, where they stand in it. */
function saidBy(node: ESTree.Node): string[] {
  switch (node.type) {
    case 'Literal':
      return typeof node.value === 'string' ? [node.value] : []
    case 'TemplateLiteral':
      return node.quasis.map(({value}) => value.raw)
    case 'ConditionalExpression':
      return [...saidBy(node.consequent), ...saidBy(node.alternate)]
    case 'LogicalExpression':
    case 'BinaryExpression':
      return [...saidBy(node.left), ...saidBy(node.right)]
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
