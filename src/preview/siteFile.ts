import type {BuiltSite} from '../edit/host/branchState.ts'
import type {SiteFacts, SiteFiles} from '../site/index.ts'

/** The file that a preview build writes for the editor in the browser, as JSON. */
interface SiteFile {
  facts: Omit<SiteFacts, 'components' | 'contentImporters' | 'publicFiles' | 'codeStrings'> & {
    components: [string, SiteFacts['components'] extends Map<string, infer Component> ? Component : never][]
    contentImporters: [string, string[]][]
    publicFiles: string[]
    codeStrings: string[]
  }
  texts: [file: string, text: string][]
}

/**
 * Writes what the editor in the browser has to know of a site. `texts` are those of its pages and YAML files.
 */
export function writeSiteFile(site: SiteFiles, texts: ReadonlyMap<string, string>): string {
  const {components, contentImporters, publicFiles, codeStrings, drawings, pageFiles, contentNames, links} =
    site
  const file: SiteFile = {
    facts: {
      components: [...components],
      contentImporters: [...contentImporters],
      publicFiles: [...publicFiles],
      codeStrings: [...codeStrings],
      ...{drawings, pageFiles, contentNames, links},
    },
    texts: [...texts],
  }
  return JSON.stringify(file)
}

/** Reads what `writeSiteFile` wrote. */
export function readSiteFile({facts, texts}: SiteFile): BuiltSite {
  const {components, contentImporters, publicFiles, codeStrings, ...names} = facts
  return {
    facts: {
      ...names,
      components: new Map(components),
      contentImporters: new Map(contentImporters),
      publicFiles: new Set(publicFiles),
      codeStrings: new Set(codeStrings),
    },
    texts: new Map(texts),
  }
}
