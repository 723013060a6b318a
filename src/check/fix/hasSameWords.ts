import {type Component, parsePage, withoutOddCharacters} from '../../site/index.ts'
import {spaceBeforePunctuation} from './spacesAfterTags.ts'

/**
 * Whether two versions of a page’s text show the same words in the same structure; line breaks may differ.
 */
export function hasSameWords(
  file: string,
  before: string,
  after: string,
  components: Map<string, Component>,
): boolean {
  const [old, now] = [before, after].map((text) => parsePage(file, text, components))
  if (!old || !now || now.defects.length > old.defects.length) return false
  const frontmatter = (page: typeof old) =>
    JSON.stringify([...page.frontmatter.values].map(([key, {value}]) => [key, plain(String(value))]))
  if (frontmatter(old) !== frontmatter(now)) return false
  // A page that could not be parsed has no structure to compare, so its letters must be the same.
  if (old.defects.length > 0) return letters(before) === letters(after)
  return serialiseTree(old.tree) === serialiseTree(now.tree)
}

/** Serialises a page's syntax tree without positions and import lines. */
function serialiseTree(tree: unknown): string {
  return JSON.stringify(tree, (key, value) => {
    if (key === 'position' || key === 'data') return undefined
    if (key === 'children' && Array.isArray(value))
      return trimmed(value.filter((node) => node.type !== 'mdxjsEsm'))
    return key === 'value' && typeof value === 'string' ? plain(value) : value
  })
}

/**
 * Removes spaces that don’t count as a difference: at the ends of a paragraph, and between a tag and
 * punctuation.
 */
function trimmed(nodes: {type: string; value?: string}[]) {
  return nodes.map((node, index) => {
    if (node.type !== 'text' || node.value === undefined) return node
    const isFirst = index === 0
    const start = isFirst ? node.value.trimStart() : node.value.replace(spaceBeforePunctuation, '')
    return {...node, value: index === nodes.length - 1 ? start.trimEnd() : start}
  })
}

function plain(words: string): string {
  return withStraightMarks(withoutOddCharacters(words)).replace(/\s+/g, ' ')
}

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
