import type {Component} from '../site/index.ts'

/** The tag that shows what records call by a name: `<Email />` for `email`, `<Email box="team" />` for `teamEmail`, `<Fact fact="age" />` for `fact:age`. */
export function fieldTag(name: string, components: Map<string, Component>): string | undefined {
  const [, kind, named] = /^(fact|[cC]ount):([\w-]+)$/.exec(name) ?? []
  if (kind === 'fact') return `<Fact fact="${named}" />`
  if (kind) return `<Count of="${named}"${kind === 'Count' ? ' letter="capital"' : ''} />`
  if (!/^[a-z]+$/i.test(name)) return undefined
  const said = name.toLowerCase()
  for (const component of components.values()) {
    const own = component.name.toLowerCase()
    if (component.children !== 'none' || component.props.some(({required}) => required)) continue
    if (said === own) return `<${component.name} />`
    if (component.is !== 'words') continue
    for (const prop of component.props)
      for (const value of prop.values ?? [])
        if (said === value.toLowerCase() + own) return `<${component.name} ${prop.name}="${value}" />`
  }
  return undefined
}
