import {endOf, nodesOf} from '../page/nodes.ts'
import type {Page} from '../page/parsePage.ts'
import type {Component} from '../readComponents.ts'
import {spaceBeforeSign} from '../rules/tagSpaces.ts'
import type {Edit} from './edit.ts'

/** Takes out the spaces between a tag and the sign behind it: `<Email /> .` */
export function joinSigns(page: Page, components: Map<string, Component>): Edit[][] {
  return nodesOf(page, 'mdxJsxTextElement').flatMap((node) => {
    const end = endOf(node)
    const [space] = spaceBeforeSign.exec(page.text.slice(end)) ?? []
    return space && components.has(node.name ?? '') ? [[{start: end, end: end + space.length, text: ''}]] : []
  })
}
