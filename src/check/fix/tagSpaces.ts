import {endOf, nodesOf} from '../../site/page/nodes.ts'
import type {Page} from '../../site/page/page.ts'
import type {Component} from '../../site/readComponents.ts'
import type {Edit} from '../../site/text/edit.ts'

/** The space between a tag and the sign behind it, which ends the sentence or a part of it. */
export const spaceBeforeSign = /^[ \t]+(?=[.,;:!?](?:\s|$))/

/** Takes out the spaces between a tag and the sign behind it: `<Email /> .` */
export function joinSigns(page: Page, components: Map<string, Component>): Edit[][] {
  return nodesOf(page, 'mdxJsxTextElement').flatMap((node) => {
    const end = endOf(node)
    const [space] = spaceBeforeSign.exec(page.text.slice(end)) ?? []
    return space && components.has(node.name ?? '') ? [[{start: end, end: end + space.length, text: ''}]] : []
  })
}
