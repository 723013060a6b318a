import type {Element, Root} from 'hast'
import {EXIT, visit} from 'unist-util-visit'

/** The size of a picture in pixels. */
export type PictureSize = {width: number; height: number}

/**
 * Sets the width and height of each picture to avoid layout shifts, and loads pictures lazily, except the
 * first one if it is in the first section, which is visible immediately.
 */
export function sizePictures({sizeOf}: {sizeOf: (address: string) => PictureSize | undefined}) {
  return (tree: Root) => {
    const early = earlyPicture(tree)
    visit(tree, 'element', (element: Element) => {
      if (element.tagName !== 'img') return
      Object.assign(element.properties, sizeOf(String(element.properties.src)), {decoding: 'async'})
      if (element !== early) element.properties.loading = 'lazy'
    })
  }
}

function earlyPicture(tree: Root): Element | undefined {
  let sections = 0
  let found: Element | undefined
  visit(tree, 'element', (element: Element) => {
    if (element.tagName === 'section') sections++
    if (element.tagName === 'img') found = element
    return sections > 1 || found ? EXIT : undefined
  })
  return found
}
