import {type SiteFiles, siteDetails} from '../site/index.ts'

/** The repository of a site at its code host, `our-name/website`, and the address of the host’s API. */
export interface CodeHost {
  repository: string
  api: string
}

/** Returns where a site can be edited in the browser; `undefined` if its `repository` is not on GitHub. */
export function codeHostOf(content: SiteFiles['content']): CodeHost | undefined {
  const {repository = ''} = siteDetails(content)
  const [, name] = /^https:\/\/github\.com\/([\w.-]+\/[\w.-]+?)(?:\.git)?\/?$/.exec(String(repository)) ?? []
  return name === undefined ? undefined : {repository: name, api: 'https://api.github.com'}
}
