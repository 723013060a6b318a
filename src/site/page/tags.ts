import type {Nodes} from 'mdast'
import type {MdxJsxAttribute, MdxJsxFlowElement, MdxJsxTextElement} from 'mdast-util-mdx-jsx'
import {recordKinds} from '../content/schemas.ts'
import type {Component} from '../readComponents.ts'
import {nodesOf} from './nodes.ts'
import type {Page} from './page.ts'

/** A component on a page. */
export type PageTag = MdxJsxFlowElement | MdxJsxTextElement

/** Whether a part of a page is a component. */
export function isTag(node: Nodes): node is PageTag {
  return node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement'
}

/** Every component of a page, in its order. */
export function tagsOf(page: Page): PageTag[] {
  return nodesOf(page, 'mdxJsxFlowElement', 'mdxJsxTextElement')
}

/** Whether a page holds the contact form. */
export function hasContactForm({outline}: Page): boolean {
  return outline.tags.some(({name}) => name === 'ContactForm')
}

/** The folders of pages that a page shows: `folder="guides"` on a component that takes one. */
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

/** The record that a component shows: `cohort="…"` names one of `cohorts.yaml` by its id. */
export function recordOf(tag: PageTag): {file: string; id: string; attribute: MdxJsxAttribute} | undefined {
  for (const attribute of tag.attributes) {
    if (attribute.type !== 'mdxJsxAttribute' || typeof attribute.value !== 'string') continue
    const file = recordKinds.get(attribute.name)
    if (file) return {file, id: attribute.value, attribute}
  }
  return undefined
}
