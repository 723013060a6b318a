import {linkTargetsOf, positionAt, type SiteFiles, startOf} from '../../../site/index.ts'

/** Lists where pages and records link to an address: `pages/terms.mdx, line 80`. */
export function linksTo(address: string, site: SiteFiles): string[] {
  const leads = (to: string) => to.trim().replace(/[?#].*$/, '') === address
  return [...new Set([...onPages(leads, site), ...inRecords(leads, site)])]
}

function onPages(leads: (to: string) => boolean, {pages}: SiteFiles): string[] {
  return pages.flatMap(({file, text, outline}) => {
    const links = [...outline.links, ...outline.definitions].filter(({url}) => leads(url))
    const tags = outline.tags.filter(({attributes}) =>
      attributes.some(({value}) => typeof value === 'string' && leads(value)),
    )
    return [...links, ...tags].map((node) => `${file}, line ${positionAt(text, startOf(node)).line}`)
  })
}

function inRecords(leads: (to: string) => boolean, {content}: SiteFiles): string[] {
  return [...content.values()].flatMap((file) =>
    linkTargetsOf(file)
      .filter(({value}) => leads(value) && file.name !== 'routes.yaml')
      .map(({start}) => `content/${file.name}, line ${positionAt(file.text, start).line}`),
  )
}
