import {formWords} from './formsOf.ts'
import type {Change, FrameChange, PageChange, RecordChange, Region} from './model.ts'
import {markWords, wordsOf} from './wordMarks.ts'

/** Whether the files behind one part of a page read a file of `content/`. */
export type Reads = (page: string, region: Region, file: string) => boolean

/**
 * Tells each changed fact the places that show it, and each change of a page the fact that explains it.
 * A fact explains a change when every word that went is a word of its old value, and every word that came of its new one.
 */
export function findPlaces(facts: RecordChange[], pages: PageChange[], frame: FrameChange[], reads: Reads) {
  const values = facts.map((fact) => ({
    fact,
    old: formWords(fact.before ?? ''),
    now: formWords(fact.after ?? ''),
    own: fact.how === 'changed' ? differingWords(fact) : undefined,
    cased: {old: new Set(wordsOf(fact.before ?? '')), now: new Set(wordsOf(fact.after ?? ''))},
  }))
  const explain = (change: Change, on: string[]) => {
    const all = saidBy(change)
    for (const {fact, old, now, own, cased} of values) {
      if (!on.some((page) => reads(page, change.region, fact.file))) continue
      const explained = all.find(({told, bare, asTyped}) => {
        // Where a fact got only other capitals, these are all that a page got.
        if (own && isEmpty(own)) return !isEmpty(asTyped) && holds(asTyped, cased)
        const words = fact.class === 'link' ? bare : told
        if (!holds(words, {old, now})) return false
        return !isEmpty(words) || (change.how === 'moved' && isAllOf(now, change))
      })
      // A sentence may change by two facts at once, or say a fact in words of its own.
      const said = explained ?? all.find(({told}) => own && !isEmpty(own) && isIn(own, told))
      if (!said) continue
      // What moved with a fact in it shows the fact, which does not explain that it moved.
      if (explained && (change.how !== 'moved' || isAllOf(now, change))) change.from ??= nameOfFact(fact)
      const section = change.region === 'page' ? change.section : change.region
      // A link that dials what it says is one place.
      const isNew = ({page}: {page: string}) =>
        change.what !== 'link target' || !fact.places.some((place) => place.page === page && place.section === section)
      fact.places.push(...on.map((page) => ({page, section, words: said.words})).filter(isNew))
    }
  }
  for (const {page, changes} of pages) for (const change of changes) explain(change, [page])
  for (const change of frame) explain(change, change.pages)
}

/** What a change says to a visitor, with the words that differ in it: of a link that came or went, where it leads and what it says. */
function saidBy(change: Change) {
  const {what, about, before, after} = change
  const label = {...change, about: undefined, before: before && about, after: after && about}
  return (what === 'link' ? [change, label] : [change]).map((each) => {
    const words = each.after ?? each.before ?? ''
    return {
      words: each.about ? `${each.about}: ${words}` : words,
      told: differingWords(each),
      bare: differingWords(withoutSubject(each)),
      asTyped: differingWords(each, (text = '') => text),
    }
  })
}

/** Whether all that a change came to is a record’s words, in whatever order. */
function isAllOf(words: Set<string>, {after = ''}: Change): boolean {
  return wordsOf(after.toLowerCase()).every((word) => words.has(word))
}

/** How a fact is named in the report: `facts.yaml: response-time, value`. */
export function nameOfFact({file, id, field}: RecordChange): string {
  return `${file}: ${[id, field].filter(Boolean).join(', ')}`
}

/** The words that went and those that came. */
interface Differing {
  removed: Set<string>
  added: Set<string>
}

/** Whether all words that went are of the old value, and all that came of the new one. */
function holds({removed, added}: Differing, {old, now}: {old: Set<string>; now: Set<string>}): boolean {
  return [...removed].every((word) => old.has(word)) && [...added].every((word) => now.has(word))
}

function isIn(own: Differing, told: Differing): boolean {
  return holds(own, {old: told.removed, now: told.added})
}

function isEmpty({removed, added}: Differing): boolean {
  return removed.size + added.size === 0
}

function differingWords({before, after}: {before?: string; after?: string}, read = splitAddress): Differing {
  const marks = markWords(read(before), read(after))
  const those = (mark: string) => new Set(marks.filter((each) => each.mark === mark).flatMap(({text}) => wordsOf(text)))
  return {removed: those('old'), added: those('new')}
}

/** Where a link leads as its record says it: which card was pressed is added to it. */
function withoutSubject(change: Change): Change {
  const bare = (address?: string) => address?.replace(/\?about=.*$/, '')
  return {...change, before: bare(change.before), after: bare(change.after)}
}

/** `mailto:hello@example.org` holds a fact, and a word of its own. */
function splitAddress(text = ''): string {
  return text.toLowerCase().replace(/\b(mailto|tel):/g, '$1: ')
}
