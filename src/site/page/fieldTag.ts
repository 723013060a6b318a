import type {Component} from '../readComponents.ts'

/**
 * Returns the tag that shows on a page what a placeholder shows in YAML: `<Email box="team" />` for
 * `{teamEmail}`.
 */
export function fieldTag(name: string, components: ReadonlyMap<string, Component>): string | undefined {
  const [, kind, named] = /^(fact|[cC]ount):([\w-]+)$/.exec(name) ?? []
  if (kind === 'fact') return `<Fact fact="${named}" />`
  if (kind) return `<Count of="${named}"${kind === 'Count' ? ' letter="capital"' : ''} />`
  if (!/^[a-z]+$/i.test(name)) return undefined
  const lowerName = name.toLowerCase()
  for (const component of components.values()) {
    const own = component.name.toLowerCase()
    if (component.children !== 'none' || component.props.some(({required}) => required)) continue
    if (lowerName === own) return `<${component.name} />`
    if (component.role !== 'words') continue
    for (const prop of component.props)
      for (const value of prop.values ?? [])
        if (lowerName === value.toLowerCase() + own) return `<${component.name} ${prop.name}="${value}" />`
  }
  return undefined
}
