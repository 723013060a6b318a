import {isDraft, withoutDrafts} from '../drafts.ts'
import {folderOf, foldersAbove, pagesIn} from '../folders.ts'
import {listed} from '../listed.ts'
import {nearest} from '../nearest.ts'
import {startOf} from '../page/nodes.ts'
import {foldersShown} from '../page/tags.ts'
import type {Finding, Rule} from '../rule.ts'

/** A component that shows the pages of a folder names one that is there, and an order is that of a page in a folder. */
export const folders: Rule = {
  name: 'folders',
  checkAmongPages(page, site) {
    const findings = foldersShown(page, site.components).flatMap(({folder, attribute}): Finding[] => {
      if (folder.trim() === '') return []
      if (pagesIn(folder, site).length > 0) {
        if (site.showsDrafts || isDraft(page) || pagesIn(folder, withoutDrafts(site)).length > 0) return []
        return [
          {
            at: startOf(attribute),
            message: `Every page in pages/${folder} is a draft, so visitors would see an empty list here.`,
            help: 'Take draft: true off one of them, or take this list out.',
          },
        ]
      }
      const all = new Set(site.pageFiles.flatMap(foldersAbove))
      if (all.has(folder)) {
        return [
          {
            at: startOf(attribute),
            message: `There is no page in the folder pages/${folder} but its own, so visitors would see an empty list here.`,
            help: `Add one: npm run new page ${folder}/…, or take this list out.`,
          },
        ]
      }
      const meant = nearest(folder, all)
      return [
        {
          at: startOf(attribute),
          message: `There are no pages in a folder pages/${folder}.${meant ? ` Did you mean ${meant}?` : ''}`,
          ...(meant && {write: `folder="${meant}"`}),
          ...(!meant && {
            help:
              all.size > 0 ? `The folders are: ${listed([...all], 'and')}.` : `Start one: npm run new page ${folder}/…`,
          }),
        },
      ]
    })
    const order = page.frontmatter.values.get('order')
    if (order && folderOf(page, site) === undefined)
      findings.push({
        at: order.at,
        message: 'Only a page in a folder has an order.',
        help: 'Delete this line, or move the page into a folder.',
        warning: true,
      })
    return findings
  },
}
