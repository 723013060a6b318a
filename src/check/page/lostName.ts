import type {Component} from '../readComponents.ts'
import {importedIn} from './importLine.ts'
import type {Tag} from './tag.ts'

/**
 * The name that a tag has lost: that of its partner, of the tags that take the same record, or of the one component
 * that the page imports and does not show.
 */
export function lostName(
  tag: Tag,
  partner: Tag | undefined,
  text: string,
  tags: Tag[],
  components: Map<string, Component>,
): string | undefined {
  if (partner) return partner.name || undefined
  const [attribute] = tag.attributes
  const takes = (name: string) => components.get(name)?.props.some((prop) => prop.name === attribute?.name) === true
  if (attribute) {
    const beside = [...tags].sort((a, b) => Math.abs(a.start - tag.start) - Math.abs(b.start - tag.start))
    return beside.find(({name}) => takes(name))?.name ?? only([...components.keys()].filter(takes))
  }
  return only(importedIn(text).filter((name) => components.has(name) && !tags.some((each) => each.name === name)))
}

function only(names: string[]): string | undefined {
  return names.length === 1 ? names[0] : undefined
}
