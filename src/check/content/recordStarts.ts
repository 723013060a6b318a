import type {Finding} from '../finding.ts'
import {distance} from '../nearest.ts'
import {type Line, linesOf} from '../places.ts'
import {plainName} from '../plainName.ts'
import type {SiteFiles} from '../readSite.ts'
import type {ContentFile} from './contentFile.ts'
import {namedOnPages, pagesNaming} from './meantRecord.ts'
import {namedInvented} from './namedInvented.ts'
import {readContent} from './readContent.ts'

/** The id that a record has lost, or had before a slip, and what mends that. */
interface LostStart extends Finding {
  id: string
}

const known = new WeakMap<ContentFile['document'], {pages: SiteFiles['pages']; lost?: LostStart}>()

/** The one id that is named elsewhere and that no record has any more, where a file is sound again once a record begins with it. */
export function lostStart(file: ContentFile, site: SiteFiles): LostStart | undefined {
  const kept = known.get(file.document)
  if (kept?.pages === site.pages) return kept.lost
  const lost = findLostStart(file, site)
  known.set(file.document, {pages: site.pages, lost})
  return lost
}

function findLostStart(file: ContentFile, site: SiteFiles): LostStart | undefined {
  const lines = linesOf(file.text)
  const ids = lines.flatMap(({text}) => /^- +id: *(\S+)/.exec(text)?.[1] ?? [])
  const [onPages, invented] = [namedOnPages(file.name, site), namedInvented(file.name, site)]
  const [id, ...more] = new Set([...onPages, ...invented].filter((each) => !ids.includes(each)))
  if (!id || more.length > 0 || plainName(id) !== id) return undefined
  const isSound = (index: number, put: string[], gone: number) => {
    const text = [
      ...lines.slice(0, index).map(({text}) => text),
      ...put,
      ...lines.slice(index + gone).map(({text}) => text),
    ]
    return readContent(file.name, text.join('\n')).problems.length === 0
  }
  for (const [index, line] of lines.entries()) {
    if (isFirstField(line, lines[index - 1]) && isSound(index, [`- id: ${id}`], 0))
      return {
        id,
        at: line.start,
        message: 'A record begins here, and its first line is missing.',
        help: `Write above it: - id: ${id}`,
      }
    if (hasNoId(line, id) && isSound(index, [`- id: ${id}`], 1))
      return {id, at: line.start, message: 'This record has lost its id.', write: `- id: ${id}`}
    const now = /^- +id: *(\S+) *$/.exec(line.text)?.[1]
    const isNamed = !now || onPages.has(now) || invented.has(now) || site.named.has(now)
    // “donations-” is what is left of “donations-to-delivery”.
    const isCut = now !== undefined && now.length > 3 && id.startsWith(now.replace(/-+$/, ''))
    if (isNamed || (distance(id, now) > 2 && !isCut) || !isSound(index, [`- id: ${id}`], 1)) continue
    // Two that name it are right against one.
    const places = pagesNaming(id, file.name, site) + (invented.has(id) ? 1 : 0)
    if (places < 2 && !isCut) continue
    return {
      id,
      at: line.start + line.text.indexOf(now),
      message: `Nothing names ${now}, and ${onPages.has(id) ? 'a page shows' : 'content/invented.yaml names'} ${id}: an id stays as it is.`,
      write: `id: ${id}`,
      swap: {over: now, by: id},
    }
  }
  return undefined
}

/** A line that belongs to a record, and stands where one begins. */
function isFirstField({text}: Line, above?: Line): boolean {
  // One that a # made a note of is told as that.
  return /^ {2}\w+:/.test(text) && (!above || /^\s*(?:#(?!\s*- +id:).*)?$/.test(above.text))
}

/** `-`, `- id:` or `- id:: mentor`: the start of a record whose id, or the name before it, is lost. */
function hasNoId({text}: Line, id: string): boolean {
  const [, rest] = /^-(.*)$/.exec(text.replace(new RegExp(`\\s${id}$`), '').trimEnd()) ?? []
  return rest !== undefined && /^ *(?:[iI]?[dD]?)? *:* *$/.test(rest)
}
