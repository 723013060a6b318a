import type {SiteFiles} from './siteFiles.ts'

/** Returns the text of a page or a file of `content/`; an empty string for other files. */
export function fileText(site: SiteFiles, file: string): string {
  if (file.startsWith('content/')) return site.content.get(file.slice('content/'.length))?.text ?? ''
  return site.pages.find((page) => page.file === file)?.text ?? ''
}
