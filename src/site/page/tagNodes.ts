import type {Nodes} from 'mdast'
import type {MdxJsxAttribute, MdxJsxFlowElement, MdxJsxTextElement} from 'mdast-util-mdx-jsx'
import {recordFileByKind} from '../content/schemas.ts'
import type {Component} from '../readComponents.ts'
import {nodesOf} from './nodes.ts'
import type {Page} from './parsePage.ts'
import {sourceOf, startOf} from './ranges.ts'

/** The MDX node of a component on a page. */
export type TagNode = MdxJsxFlowElement | MdxJsxTextElement

export function isTagNode(node: Nodes): node is TagNode {
  return node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement'
}

/** Returns every component of a page, in document order. */
export function tagsOf(page: Page): TagNode[] {
  return nodesOf(page, 'mdxJsxFlowElement', 'mdxJsxTextElement')
}

export function hasContactForm({outline}: Page): boolean {
  return outline.tags.some(({name}) => name === 'ContactForm')
}

/** Returns the folders whose pages a page lists: `guides` if one of its components has `folder="guides"`. */
export function listedFolders(
  page: Page,
  components: Map<string, Component>,
): {folder: string; attribute: MdxJsxAttribute}[] {
  return page.outline.tags.flatMap((tag) => {
    if (!components.get(tag.name ?? '')?.props.some(({name}) => name === 'folder')) return []
    return tag.attributes.flatMap((attribute) =>
      attribute.type === 'mdxJsxAttribute' &&
      attribute.name === 'folder' &&
      typeof attribute.value === 'string'
        ? [{folder: attribute.value, attribute}]
        : [],
    )
  })
}

/**
 * Returns the attributes with words for visitors, and the offset of each one’s value, which is its quote
 * mark.
 */
export function textAttributesOf(
  page: Page,
  components: Map<string, Component>,
): {value: string; valueAt: number}[] {
  return tagsOf(page).flatMap((tag) => {
    const props = components.get(tag.name ?? '')?.props ?? []
    return tag.attributes.flatMap((attribute) => {
      if (attribute.type !== 'mdxJsxAttribute' || typeof attribute.value !== 'string') return []
      if (!props.some(({name, isText}) => isText && name === attribute.name)) return []
      const quote = sourceOf(page.text, attribute).search(/["']/)
      return [{value: attribute.value, valueAt: startOf(attribute) + quote}]
    })
  })
}

/** Returns the first record that a component names: `cohort="…"` is the id of a record in `cohorts.yaml`. */
export function recordOf(tag: TagNode): {file: string; id: string; attribute: MdxJsxAttribute} | undefined {
  for (const attribute of tag.attributes) {
    if (attribute.type !== 'mdxJsxAttribute' || typeof attribute.value !== 'string') continue
    const file = recordFileByKind.get(attribute.name)
    if (file) return {file, id: attribute.value, attribute}
  }
  return undefined
}
