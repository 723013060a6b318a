import type {Component} from '../readComponents.ts'
import type {Tag} from './tag.ts'

/** What stands between the tags of a component, as far as it says so itself: cards, lines of one kind, or a heading with what is below it. */
export type Contents =
  | {are: 'items'; isItem: (tag: Tag) => boolean}
  | {are: 'lines'; isLine: (line: string) => boolean; isFirst: (line: string) => boolean}
  | {are: 'headed'; marks: number; repeats: boolean; endsInLink: boolean}
  | undefined

/** What a component holds; `repeats` tells that more than one heading of its level may stand in it. */
export function contentsOf(name: string, components: Map<string, Component>): Contents {
  const component = components.get(name)
  if (!component) return undefined
  const {holds, holdsOnly, is, childrenExample: example} = component
  if (holds === 'items')
    return {
      are: 'items',
      isItem: (tag) => (holdsOnly ? tag.name === holdsOnly : isCard(tag.name, components)),
    }
  if (holds === 'links') {
    const isLink = (line: string) =>
      /^\s*\[[^\]]+\]\([^)]*\)\s*$/.test(line) ||
      components.get(/^\s*<(\w+)\b.*<\/\w+>\s*$/.exec(line)?.[1] ?? '')?.takesLabel === true
    return {are: 'lines', isLine: isLink, isFirst: isLink}
  }
  if (holds === 'numberedList' || /^(?:1\.|-) /.test(example)) {
    const isPoint = (line: string) => /^(?:[-*+]|\d+[.)])\s/.test(line)
    return {are: 'lines', isLine: (line) => isPoint(line) || /^ {3,}\S|^\s{2,}[^\s<]/.test(line), isFirst: isPoint}
  }
  const [marks = is === 'opening' ? '#' : is === 'closing' ? '##' : ''] = /^#+(?= )/.exec(example) ?? []
  if (!marks) return undefined
  const own = example.split('\n').filter((line) => line.startsWith(`${marks} `)).length
  const endsInLink = /\]\([^)]*\)$/.test(example)
  return {are: 'headed', marks: marks.length, repeats: own > 1 || endsInLink, endsInLink}
}

/** A card, or a box with a heading of the third level, which may stand among cards. */
function isCard(name: string, components: Map<string, Component>): boolean {
  const component = components.get(name)
  if (component?.is === 'item') return true
  const contents = component && !component.holds ? contentsOf(name, components) : undefined
  return contents?.are === 'headed' && contents.marks > 2 && !contents.repeats
}
