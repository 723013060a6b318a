import type {Element, Root} from 'hast'
import {visit} from 'unist-util-visit'
import {cacheOptions} from '../browser/cache.ts'

/**
 * Replaces Emotion's class names (hashes) by one or two letters. Changes the tree of a page, and returns its CSS with
 * the new names. React keeps these names when it hydrates.
 */
export function shortenClasses(body: Root, css: string): string {
  const short = new Map<string, string>()
  const prefix = `${cacheOptions.key}-`
  visit(body, 'element', ({properties}: Element) => {
    // Removes all classes that are not Emotion's, which only the icon package adds.
    const styled = [properties.className].flat().filter((name) => String(name).startsWith(prefix)) as string[]
    for (const name of styled) if (!short.has(name)) short.set(name, shortName(short.size))
    properties.className = styled.length > 0 ? styled.map((name) => short.get(name) ?? name) : undefined
  })
  return css.replace(new RegExp(`(?<=\\.)${prefix}[\\w-]+`, 'g'), (name) => short.get(name) ?? name)
}

/** Returns `a` to `z`, then `aa`, `ab` and so on. */
function shortName(index: number): string {
  const letter = String.fromCharCode(97 + (index % 26))
  return index < 26 ? letter : shortName(Math.floor(index / 26) - 1) + letter
}

/** Removes the comments that React writes between text nodes, except in forms that are hydrated and need them. */
export function dropComments(parent: Root | Element): void {
  parent.children = parent.children.filter(({type}) => type !== 'comment')
  for (const child of parent.children)
    if (child.type === 'element' && child.properties.dataIsland === undefined) dropComments(child)
}
