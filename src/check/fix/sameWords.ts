import {type Component, readPage, withoutOddCharacters} from '../../site/index.ts'
import {spaceBeforeSign} from './tagSpaces.ts'

/** Whether two texts of a page’s file show the same words in the same parts; how lines are broken does not matter. */
export function sameWords(file: string, before: string, after: string, components: Map<string, Component>): boolean {
  const [old, now] = [before, after].map((text) => readPage(file, text, components))
  if (!old || !now || now.defects.length > old.defects.length) return false
  const frontmatter = (page: typeof old) =>
    JSON.stringify([...page.frontmatter.values].map(([key, {value}]) => [key, plain(String(value))]))
  if (frontmatter(old) !== frontmatter(now)) return false
  // A page that could not be read before has no parts to compare: its letters must be the same.
  if (old.defects.length > 0) return letters(before) === letters(after)
  return shape(old.tree) === shape(now.tree)
}

/** What stands on the page, without the places and the import lines. */
function shape(tree: unknown): string {
  return JSON.stringify(tree, (key, value) => {
    if (key === 'position' || key === 'data') return undefined
    if (key === 'children' && Array.isArray(value)) return trimmed(value.filter((node) => node.type !== 'mdxjsEsm'))
    return key === 'value' && typeof value === 'string' ? plain(value) : value
  })
}

/** A paragraph’s parts without the spaces at its start and end, which nobody sees, and without one between a tag and a sign, which is a slip. */
function trimmed(nodes: {type: string; value?: string}[]) {
  return nodes.map((node, index) => {
    if (node.type !== 'text' || node.value === undefined) return node
    const isFirst = index === 0
    const start = isFirst ? node.value.trimStart() : node.value.replace(spaceBeforeSign, '')
    return {...node, value: index === nodes.length - 1 ? start.trimEnd() : start}
  })
}

function plain(words: string): string {
  return withStraightMarks(withoutOddCharacters(words)).replace(/\s+/g, ' ')
}

/** Marks curly or straight are the same marks. */
function withStraightMarks(words: string): string {
  return words.replace(/[‘’]/g, "'").replace(/[“”]/g, '"')
}

function letters(text: string): string {
  return withoutOddCharacters(text)
    .replace(/^import .*$/gm, '')
    .replace(/[“”„‟″]/g, '"')
    .replace(/\\(?=[<{}])/g, '')
    .replace(/\s+/g, ' ')
    .trim()
}
