import type {Element, Root} from 'hast'
import {visit} from 'unist-util-visit'
import {cacheOptions} from '../browser/cache.ts'

/**
 * Removes from the tree of a page what React and packages write and no browser needs: the comments between
 * text nodes, and the classes that are not Emotion's. Only the icon package adds some, and ad blockers hide
 * icons by such names.
 */
export function dropUnused(body: Root) {
  const prefix = `${cacheOptions.key}-`
  visit(body, 'element', ({properties}: Element) => {
    const styled = [properties.className].flat().filter((name) => String(name).startsWith(prefix)) as string[]
    properties.className = styled.length > 0 ? styled : undefined
  })
  dropComments(body)
}

function dropComments(parent: Root | Element) {
  parent.children = parent.children.filter(({type}) => type !== 'comment')
  for (const child of parent.children) if (child.type === 'element') dropComments(child)
}
