/** A tag as it stands in the text, well written or not. */
export interface Tag {
  name: string
  kind: 'open' | 'close' | 'empty'
  start: number
  end: number
  attributes: {name: string; value: string | true}[]
  /** What is wrong inside the tag itself, and where. */
  mistake?: {at: number; message: string}
  /** Its `>` is missing, so that what follows it may have been read as its attributes. */
  isUnended?: true
}

/** A tag as it should be written. */
export function writeTag({name, kind, attributes}: Pick<Tag, 'name' | 'kind' | 'attributes'>): string {
  if (kind === 'close') return `</${name}>`
  const all = attributes.map((each) => (each.value === true ? ` ${each.name}` : ` ${each.name}="${each.value}"`))
  return `<${name}${all.join('')}${kind === 'empty' ? ' />' : '>'}`
}
