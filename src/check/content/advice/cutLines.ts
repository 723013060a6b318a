import {type Document, visit} from 'yaml'
import type {Finding} from '../../finding.ts'
import {linesOf} from '../../places.ts'
import type {SiteFiles} from '../../readSite.ts'
import {beginning, goingOn, stops} from '../../rules/sentenceEnds.ts'
import type {ContentFile} from '../contentFile.ts'

/** A line of a text that stops before a noun or a choice, where the next one begins a sentence. */
const cut = new RegExp(`(?<=\\p{L} (?:${goingOn}))(?=\\n +(?:${beginning}) \\p{Ll})`, 'gu')

/** A sentence of a record whose end was deleted: its line stops in the middle, and another sentence follows. */
export function cutLines({name, text, document}: ContentFile, site: SiteFiles): Finding[] {
  // It quotes what stands elsewhere.
  if (name === 'invented.yaml') return []
  const found = [...text.matchAll(cut)].map(({index}) => index - 1)
  const open = openLines(document, text, site).filter((at) => !found.includes(at))
  return [...found, ...open].map((at) => ({at, ...stops, warning: true}))
}

const isBeginning = new RegExp(`^(?:${beginning}) `)
/** Words after which a capital may be a name, so that nothing else tells it. */
const opening = /\b(?:to|for|in|on|at|under|if|then|that|when|where|until|own)$/

/** The ends of lines without an end, where each other line of the words is a sentence and the next begins with a common word. */
function openLines(document: Document, text: string, site: SiteFiles): number[] {
  const ends: number[] = []
  visit(document, {
    Scalar(_, {type, range}) {
      if (!range || type !== 'BLOCK_FOLDED') return
      const lines = linesOf(text)
        .filter(({start}) => start > range[0] && start < range[1])
        .filter(({text: line}) => line.trim() !== '')
      const [open, ...more] = lines.filter(({text: line}) => !/[.!?…:;,”’)–-]$/.test(line.trimEnd()))
      const next = open ? (lines[lines.indexOf(open) + 1]?.text.trim() ?? '') : ''
      const [, first = ''] = /^(\p{Lu}\p{Ll}+) \p{Ll}/u.exec(next) ?? []
      // What begins a sentence for certain is told there.
      if (
        !open ||
        more.length > 0 ||
        !first ||
        (isBeginning.test(next) && !opening.test(open.text)) ||
        !(isBeginning.test(next) || isCommon(first, site))
      )
        return
      ends.push(open.end - 1)
    },
  })
  return ends
}

const smallWords = new WeakMap<SiteFiles['content'], Set<string>>()

/** Whether records say a word with a small letter somewhere: then it is no name. */
function isCommon(word: string, {content}: SiteFiles): boolean {
  const words =
    smallWords.get(content) ??
    new Set([...content.values()].flatMap(({text}) => text.match(/(?<!\p{L})\p{Ll}+/gu) ?? []))
  smallWords.set(content, words)
  return words.has(word.toLowerCase())
}
