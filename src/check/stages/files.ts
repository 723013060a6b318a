import type {Stage} from '../stage.ts'
import {filesOfContent} from './files/content.ts'
import {filesOfPages} from './files/pages.ts'
import {picturesOfSite} from './files/pictures.ts'

/** Each file has a name and an encoding that the site can use, and none that it needs is missing. */
export const files: Stage = {
  name: 'files',
  severity: 'error',
  *run({site, files}) {
    // What is missing is in no list of files.
    for (const finding of [...filesOfPages(site), ...filesOfContent(site), ...picturesOfSite(site)])
      if (files.has(finding.file) || finding.id.startsWith('files.lost-')) yield finding
  },
}
