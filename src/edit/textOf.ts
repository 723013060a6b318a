import type {SiteFiles} from '../site/readSite.ts'

/** The text of a page or of a file of `content/`, without its byte order mark; nothing where there is no such file. */
export function textOf(site: SiteFiles, file: string): string | undefined {
  if (!file.startsWith('content/')) return site.pages.find((page) => page.file === file)?.text
  return site.content.get(file.replace('content/', ''))?.text.replace(/^\uFEFF/, '')
}
