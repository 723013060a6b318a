import type {Nodes} from 'mdast'
import type {MdxJsxAttribute, MdxJsxFlowElement, MdxJsxTextElement} from 'mdast-util-mdx-jsx'
import {recordKinds} from '../content/schemas.ts'
import type {Component} from '../readComponents.ts'
import {nodesOf} from './nodes.ts'
import type {Page} from './page.ts'

/** The MDX node of a component on a page. */
export type PageTag = MdxJsxFlowElement | MdxJsxTextElement

export function isTag(node: Nodes): node is PageTag {
  return node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement'
}

/** Returns every component of a page, in document order. */
export function tagsOf(page: Page): PageTag[] {
  return nodesOf(page, 'mdxJsxFlowElement', 'mdxJsxTextElement')
}

export function hasContactForm({outline}: Page): boolean {
  return outline.tags.some(({name}) => name === 'ContactForm')
}

/** Returns the folders of pages that a page lists, by `folder="guides"` on a component with that prop. */
export function foldersShown(
  page: Page,
  components: Map<string, Component>,
): {folder: string; attribute: MdxJsxAttribute}[] {
  return page.outline.tags.flatMap((tag) => {
    if (!components.get(tag.name ?? '')?.props.some(({name}) => name === 'folder')) return []
    return tag.attributes.flatMap((attribute) =>
      attribute.type === 'mdxJsxAttribute' && attribute.name === 'folder' && typeof attribute.value === 'string'
        ? [{folder: attribute.value, attribute}]
        : [],
    )
  })
}

/** Returns the first record that a component names: `cohort="…"` is the id of a record in `cohorts.yaml`. */
export function recordOf(tag: PageTag): {file: string; id: string; attribute: MdxJsxAttribute} | undefined {
  for (const attribute of tag.attributes) {
    if (attribute.type !== 'mdxJsxAttribute' || typeof attribute.value !== 'string') continue
    const file = recordKinds.get(attribute.name)
    if (file) return {file, id: attribute.value, attribute}
  }
  return undefined
}
