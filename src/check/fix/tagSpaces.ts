import {type Component, type Edit, endOf, nodesOf, type Page} from '../../site/index.ts'

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
