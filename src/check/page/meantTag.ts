import type {Advice} from '../finding.ts'
import {listed} from '../listed.ts'
import {nearest} from '../nearest.ts'
import type {Component, Prop} from '../readComponents.ts'
import {type Tag, writeTag} from './tag.ts'

type Attribute = Tag['attributes'][number]

/** How a tag that is broken in itself should be written, as far as what its component takes tells it. */
export function meantTag(tag: Tag, source: string, isPaired: boolean, components: Map<string, Component>): Advice {
  const name = gluedTo(tag.name, components) ?? nearest(tag.name, components.keys()) ?? tag.name
  const component = components.get(name)
  const props = component?.props ?? []
  const takesWords = component !== undefined && component.children !== 'none'
  const words = tag.isUnended && takesWords ? wordsBehind(source, props) : undefined
  // Words that follow a tag without an end were taken for attributes of it.
  const isOwn = (each: string) => words === undefined && (!tag.isUnended || namesOf(props).includes(each))
  const own = tag.attributes.filter(({name: each, value}) => value !== true || isOwn(each))
  // `<Factfact="…" />`: the end of its name is that of its first attribute.
  const glued = tag.name.startsWith(name) ? tag.name.slice(name.length) : ''
  const attributes = named(glued ? own.map((each) => ({...each, name: each.name || glued})) : own, props)
  if (attributes.some((attribute) => attribute.name === ''))
    return props.length === 0
      ? {help: `Delete it: <${name}> has no attributes.`}
      : {help: `Write its name in front. <${name}> has ${listed(namesOf(props), 'and')}.`}
  const empty = attributes.find(({value}) => value === '')
  if (empty) return {help: `Write what is meant between quote marks: ${empty.name}="…"`}
  const kind = tag.kind === 'open' && !isPaired && !takesWords ? 'empty' : tag.kind
  const lost = props.filter((prop) => prop.required && !attributes.some((each) => each.name === prop.name))
  if (kind !== 'close' && lost.length > 0 && (tag.isUnended || tag.attributes.length === 0)) {
    const whole = [...attributes, ...lost.map((prop) => ({name: prop.name, value: '…'}))]
    return {help: `Write, with what is meant in place of …: ${writeTag({name, kind, attributes: whole})}${words ?? ''}`}
  }
  return {write: `${writeTag({name, kind, attributes})}${words ?? ''}`}
}

/** The component whose name and an attribute of it stand there without a space between them. */
function gluedTo(typed: string, components: Map<string, Component>): string | undefined {
  const all = [...components.values()]
  return all.find(({name, props}) => namesOf(props).some((prop) => typed === name + prop))?.name
}

/** The attributes of a tag, each by the name that it has or that alone can be meant. */
function named(attributes: Attribute[], props: Prop[]): Attribute[] {
  const [first, ...more] = attributes
  const needed = props.filter(({required}) => required)
  // `<RoleCard mentor" />` names its record, and not by which attribute.
  if (first?.value === true && more.length === 0 && needed.length === 1 && needed[0]?.name !== first.name)
    return [{name: needed[0]?.name ?? '', value: first.name}]
  const free = props.filter(({name}) => !attributes.some((each) => each.name === name))
  const only = (of: Prop[]) => (of.length === 1 ? of[0]?.name : undefined)
  return attributes.map(({name, value}) => {
    const isValue = ({values}: Prop) => typeof value === 'string' && values?.includes(value) === true
    const meant = only(free.filter(isValue)) ?? only(free.filter(({required}) => required)) ?? only(free)
    return {name: name || meant || '', value}
  })
}

/** The words on the line of a tag that lost its `>`, which were taken for attributes; nothing where there are none. */
function wordsBehind(source: string, props: Prop[]): string | undefined {
  const [, gap = '', words = ''] = /^<(?:.*["']|\w+)(\s+)([^"'=<>]*[^"'=<>\s])\s*$/s.exec(source) ?? []
  if (words === '' || namesOf(props).includes(/^\S*/.exec(words)?.[0] ?? '')) return undefined
  return gap.includes('\n') ? '' : words
}

function namesOf(props: Prop[]): string[] {
  return props.map(({name}) => name)
}
