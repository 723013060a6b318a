import {type Change, type Comparison, isLook, type PageChange} from './model.ts'

/** The whole review in one sentence. */
export function summarise(comparison: Comparison): string {
  const {facts, frame, pages, added, removed, renamed, redirects, unchanged, quietFiles} = comparison
  const drafts = removed.filter(({draft}) => draft).length
  const gone = removed.length - drafts
  const [reading, looking] = [pages.filter(readsDifferently), pages.filter(({changes}) => changes.some(isLook))]
  const links = [...pages.map(({changes}) => changes), frame].map(countLinks).reduce((one, other) => one + other, 0)
  const shown = new Set(facts.flatMap((fact) => fact.places.map((place) => place.page))).size
  const onPages = shown > 0 ? ` on ${count(shown, 'page')}` : ''
  const parts = [
    reading.length > 0 && `${count(reading.length, 'page')} ${reading.length === 1 ? 'reads' : 'read'} differently`,
    facts.length > 0 && `${count(facts.length, 'fact')} changed${onPages}`,
    frame.length > 0 && `${count(frame.length, 'change')} in header or footer`,
    links > 0 && `${count(links, 'link')} changed`,
    added.length > 0 && `${count(added.length, 'page')} added`,
    gone > 0 && `${count(gone, 'page')} removed`,
    drafts > 0 && `${count(drafts, 'page')} now ${drafts === 1 ? 'a draft' : 'drafts'}`,
    renamed.length > 0 && `${count(renamed.length, 'page')} renamed`,
    redirects.length > 0 &&
      (redirects.length === 1
        ? '1 old address leads elsewhere'
        : `${redirects.length.toLocaleString('en-GB')} old addresses lead elsewhere`),
    unchanged > 0 && `${count(unchanged, 'page')} ${frame.length > 0 ? 'otherwise ' : ''}unchanged`,
  ].filter(Boolean)
  const different = [reading, facts, frame, added, removed, renamed, redirects].some((each) => each.length > 0)
  const words = different ? parts.join(', ') : `No words changed: ${count(unchanged, 'page')} read as before`
  const quiet = quietFiles.length > 0 ? `; ${count(quietFiles.length, 'file')} changed without changing any word` : ''
  const looks =
    looking.length > 0
      ? `; ${count(looking.length, 'page')} ${looking.length === 1 ? 'shows' : 'show'} the same words otherwise`
      : ''
  return `${words}${looks}${quiet}.`
}

/** Whether anybody reads other words on a page, or at another address. */
function readsDifferently({was, changes}: PageChange): boolean {
  return was !== undefined ? changes.length > 0 : !changes.every(isLook)
}

/** The links among changes: one that says something else and leads elsewhere is one. */
function countLinks(changes: Change[]): number {
  const isNamed = ({section, region, about}: Change) =>
    changes.some(
      (each) => each.what === 'link text' && each.section === section && each.region === region && each.after === about,
    )
  return changes.filter(
    (change) =>
      change.what === 'link' || change.what === 'link text' || (change.what === 'link target' && !isNamed(change)),
  ).length
}

/** A number with its noun: `1 page`, `3 pages`. */
export function count(number: number, noun: string): string {
  return `${number.toLocaleString('en-GB')} ${noun}${number === 1 ? '' : 's'}`
}
