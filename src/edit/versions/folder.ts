import {readSite, type SiteFiles} from '../../site/index.ts'
import {reject} from '../rejection.ts'
import type {Store} from '../store.ts'
import {writeChanges} from '../writeFile.ts'
import {openHistory, textsOfCommit} from './history.ts'
import {fetchLatest, mergeLatest} from './latest.ts'
import {previewProposal, propose, push} from './propose.ts'

/**
 * Opens a folder: its files are read again on each use, and its steps and proposals are in its git
 * repository.
 */
export function openFolder(root: string): Store {
  const history = openHistory(root)
  let lastSite: SiteFiles | undefined

  return {
    readSite() {
      // Without `committedText`, the check never offers to restore the text that the author changed on
      // purpose.
      const {committedText: _, ...site} = readSite(root, lastSite)
      lastSite = {...site, showsDrafts: true}
      return lastSite
    },
    steps: () => history.steps(),
    publishedTexts: (files) => textsOfCommit(root, 'HEAD', files),
    write(step, changes) {
      let id: string
      try {
        id = history.add(step, changes)
      } catch (error) {
        return reject(
          `This could not be noted for undoing, so nothing was changed. ${(error as Error).message}`,
        )
      }
      const failed = writeChanges(root, changes)
      if (failed) history.drop(id)
      return failed ?? id
    },
    previewProposal: (site) => previewProposal(root, site, history),
    propose: (site, sentence) => propose(root, site, history, sentence),
    sendProposal: (branch) => push(root, branch),
    async fetchLatest() {
      const fetched = await fetchLatest(root)
      return 'isOk' in fetched ? fetched : (site) => mergeLatest(root, site, history.steps(), fetched.next)
    },
  }
}
