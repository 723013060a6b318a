import type {SiteFiles} from '../readSite.ts'

/** Every text of the site that can say a fact in words of its own. */
export function textsBesideFacts(site: SiteFiles): {file: string; text: string}[] {
  const content = [...site.content.values()].filter(({name}) => name !== 'facts.yaml' && name !== 'invented.yaml')
  return [...site.pages, ...content.map(({name, text}) => ({file: `content/${name}`, text}))]
}
