import {startOf} from '../page/nodes.ts'
import {placeOf} from '../places.ts'
import type {SiteFiles} from '../readSite.ts'
import {textsUnder} from './contentFile.ts'

/** Where pages and records lead to an address: `pages/terms.mdx, line 80`. */
export function linksTo(address: string, site: SiteFiles): string[] {
  const leads = (to: unknown) => typeof to === 'string' && to.trim().replace(/[?#].*$/, '') === address
  const onPages = site.pages.flatMap(({file, text, outline}) => {
    const links = [...outline.links, ...outline.definitions].filter(({url}) => leads(url))
    const tags = outline.tags.filter(({attributes}) => attributes.some(({value}) => leads(value)))
    return [...links, ...tags].map((node) => `${file}, line ${placeOf(text, startOf(node)).line}`)
  })
  const inContent = [...site.content.values()].flatMap((file) =>
    textsUnder(file, 'to')
      .filter(({value}) => leads(value) && file.name !== 'routes.yaml')
      .map(({offset}) => `content/${file.name}, line ${placeOf(file.text, offset).line}`),
  )
  return [...new Set([...onPages, ...inContent])]
}
