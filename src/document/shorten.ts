import type {Element, Root} from 'hast'
import {visit} from 'unist-util-visit'
import {cacheOptions} from '../browser/cache.ts'

/**
 * Gives the classes that Emotion names after what they say names of one or two letters, on the elements of a page and in
 * its styles, which it returns. React leaves the classes of what it hydrates as they are.
 */
export function shortenClasses(body: Root, css: string): string {
  const short = new Map<string, string>()
  const prefix = `${cacheOptions.key}-`
  visit(body, 'element', ({properties}: Element) => {
    // Others are what a package calls its own icons.
    const styled = [properties.className].flat().filter((name) => String(name).startsWith(prefix)) as string[]
    for (const name of styled) if (!short.has(name)) short.set(name, letters(short.size))
    properties.className = styled.length > 0 ? styled.map((name) => short.get(name) ?? name) : undefined
  })
  return css.replace(new RegExp(`(?<=\\.)${prefix}[\\w-]+`, 'g'), (name) => short.get(name) ?? name)
}

/** `a` to `z`, `aa`, `ab` and so on. */
function letters(index: number): string {
  const letter = String.fromCharCode(97 + (index % 26))
  return index < 26 ? letter : letters(Math.floor(index / 26) - 1) + letter
}

/** Removes the comments by which React separates words, but for islands: there it looks for them when it hydrates. */
export function dropComments(parent: Root | Element): void {
  parent.children = parent.children.filter(({type}) => type !== 'comment')
  for (const child of parent.children)
    if (child.type === 'element' && child.properties.dataIsland === undefined) dropComments(child)
}
