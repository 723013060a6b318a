import type {SiteFiles} from './readSite.ts'

/** The text of a page or of a file of `content/`; empty for any other file. */
export function textOf(site: SiteFiles, file: string): string {
  if (file.startsWith('content/')) return site.content.get(file.slice('content/'.length))?.text ?? ''
  return site.pages.find((page) => page.file === file)?.text ?? ''
}
