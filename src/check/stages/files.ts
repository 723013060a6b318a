import type {SiteFiles} from '../../site/index.ts'
import {error, type Finding} from '../finding.ts'
import type {Stage} from '../stage.ts'
import {filesOfContent} from './files/content.ts'
import {unusableNames} from './files/names.ts'
import {filesOfPages} from './files/pages.ts'
import {picturesOfSite} from './files/pictures.ts'

/** Checks that each file has a usable name and encoding, and that no file the site needs is missing. */
export const files: Stage = {
  name: 'files',
  *run({site, files}) {
    // Missing files are always reported, because they can’t be in `files`.
    const all = [
      ...links(site),
      ...unusableNames(site),
      ...filesOfPages(site),
      ...filesOfContent(site),
      ...picturesOfSite(site),
    ]
    for (const finding of all)
      if (files.has(finding.file) || finding.id.startsWith('files.lost-')) yield finding
  },
}

function links(site: SiteFiles): Finding[] {
  return site.links.map((path) => error('files.link', {file: path}))
}
