import {compareRedirects, isTold} from './compareRedirects.ts'
import {compareSites} from './compareSites.ts'
import type {Reads} from './findPlaces.ts'
import {findQuietFiles} from './findQuietFiles.ts'
import type {Comparison, State} from './model.ts'
import {summarise} from './summary.ts'

/** Compares what was read of two states, and names the changed files of which only a build can tell whether they changed a word. */
export function compareStates(
  before: State,
  after: State,
  changed: string[],
): {comparison: Comparison; inDoubt: string[]} {
  const states = [before, after]
  const reads: Reads = (page, region, file) =>
    states.some((state) => {
      const behind = region === 'page' ? state.sources.get(page) : state.frame
      return behind?.files.includes(`content/${file}`)
    })
  const stays = (address: string) => states.every(({sources}) => sources.has(address))
  const comparison = compareSites(before, after, reads, stays)
  placeToasts(comparison, after)
  for (const each of comparison.renamed) each.redirect = after.redirects.get(each.from)
  comparison.removed = comparison.removed.map((each) => ({
    ...each,
    redirect: after.redirects.get(each.address),
    ...(after.sources.get(each.address)?.draft && {draft: true}),
  }))
  const redirects = compareRedirects(before.redirects, after.redirects)
  comparison.redirects = redirects.filter(({address}) => !isTold(address, comparison))
  // The list of addresses says nothing itself: what it changes is where they lead.
  const others = changed.filter((file) => file !== 'content/routes.yaml' || redirects.length === 0)
  const {quiet, inDoubt} = findQuietFiles(others, comparison, before, after)
  comparison.quietFiles = quiet
  comparison.verdict = summarise(comparison)
  return {comparison, inDoubt}
}

/** A message is read where a button shows it. */
function placeToasts(comparison: Comparison, {sources, frame}: State) {
  for (const fact of comparison.facts.filter(({file}) => file === 'toasts.yaml')) {
    const inFrame = frame.toasts.includes(fact.id)
    for (const [page, {draft, toasts}] of sources) {
      if (draft || fact.places.some((place) => place.page === page)) continue
      if (!inFrame && !toasts.includes(fact.id)) continue
      fact.places.push({page, section: inFrame ? 'header or footer' : 'a button’s message', words: fact.after ?? ''})
    }
  }
}
