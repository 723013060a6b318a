import {followUpdates} from './followUpdates.ts'
import {keepAcrossReloads} from './keepAcrossReloads.ts'
import {keepLook} from './keepLook.ts'
import {reachWords} from './reach.ts'
import {showBar} from './showBar.tsx'
import {takeUpDraft} from './takeUpDraft.ts'

/** Starts once React has taken over the page: what is marked before that would be taken for a fault of the document. */
function start() {
  if (document.documentElement.dataset.awake === undefined) return false
  showBar()
  reachWords()
  followUpdates()
  keepAcrossReloads()
  keepLook()
  void takeUpDraft()
  return true
}

if (!start()) {
  const waiting = new MutationObserver(() => start() && waiting.disconnect())
  waiting.observe(document.documentElement, {attributeFilter: ['data-awake']})
}
