import {type Component, type Edit, endOf, nodesOf, type Page} from '../../site/index.ts'

/** Matches the spaces between a tag and punctuation, at the start of the text after the tag. */
export const spaceBeforePunctuation = /^[ \t]+(?=[.,;:!?](?:\s|$))/

/** Removes the spaces between a tag and punctuation: `<Email /> .` */
export function removeSpacesBeforePunctuation(page: Page, components: Map<string, Component>): Edit[][] {
  return nodesOf(page, 'mdxJsxTextElement').flatMap((node) => {
    const end = endOf(node)
    const [space] = spaceBeforePunctuation.exec(page.text.slice(end)) ?? []
    return space && components.has(node.name ?? '') ? [[{start: end, end: end + space.length, text: ''}]] : []
  })
}
