import type {Finding} from '../../finding.ts'
import {groupBy} from '../../groupBy.ts'
import {linesNamed} from '../../linesNamed.ts'
import {listed} from '../../listed.ts'
import {placeOf} from '../../places.ts'
import {plainName} from '../../plainName.ts'
import type {SiteFiles} from '../../readSite.ts'
import type {ContentFile} from '../contentFile.ts'
import {isNamed} from '../interpolations.ts'
import {isDated} from '../isDated.ts'
import {meantRecord, namedOnPages} from '../meantRecord.ts'
import {lineInvented} from '../placeInvented.ts'
import {recordKinds} from '../schemas.ts'
import {titlesInStories} from '../storyPrograms.ts'
import {howToShow, tagsShowing} from '../tagShowing.ts'

/** The name by which other findings know this one. */
export const unusedRule = 'unused'

/** A record of a kind that pages name one by one, and that none names. */
export function unused(file: ContentFile, site: SiteFiles, today: string): Finding[] {
  const kind = [...recordKinds].find(([, name]) => name === file.name)?.[0]
  if (!kind) return []
  const named = namedOnPages(file.name, site)
  // Read by the components themselves (every `Timeline` shows all), so no page need name one.
  if (named.size === 0) return []
  // The page that names it wrongly is told, and that is enough.
  const meant = new Set([...named].map((id) => meantRecord(id, file, site)))
  const told = titlesInStories(site)
  const isOver = (date: unknown) => isDated(file.name) && typeof date === 'string' && date < today
  const unshown: Unshown[] = file.records
    .map((record, index) => ({...record, index}))
    // An id that can’t stay is told itself.
    .filter(({id}) => plainName(id) === id)
    .filter(({id}) => !named.has(id) && !site.named.has(id) && !meant.has(id) && !isNamed(kind, id, site))
    // One that is over has no place among what is to come, and may be kept for whoever tells of it.
    .filter(({value}) => !told.has(String(value.title)) && !isOver(value.date))
    .map((record) => ({...record, page: takenOff(record.id, site)}))
    // A message that no button gives any more does no harm, and its words may be fixed.
    .filter(({page}) => !page || file.name !== 'toasts.yaml')
  return [...groupBy(unshown, ({page, id}) => [page ?? id]).values()].flatMap((some) => {
    const {page} = some[0] ?? {}
    return page && some.length > 1
      ? [toldTogether(some, page, file)]
      : some.map((record) => toldAlone(record, file, site))
  })
}

interface Unshown {
  id: string
  index: number
  offset: number
  /** The page that it was taken off. */
  page?: string | undefined
}

function toldAlone({id, index, offset, page}: Unshown, file: ContentFile, site: SiteFiles): Finding {
  const erase = `delete this record${withInvented(id, file, site)}.`
  const showings = page ? [] : tagsShowing(id, index, file, site)
  const show = showings.length > 0 ? howToShow(showings) : ''
  return {
    at: offset,
    message: `No page shows ${id}.`,
    help: page
      ? `If you took it off ${page} on purpose, ${erase} If not, bring its tag back there.`
      : show
        ? `${begun(show)} – or ${erase}`
        : begun(erase),
    warning: true,
    rule: unusedRule,
    unshown: `${file.name}#${id}`,
  }
}

/** Several that one page showed, in one finding. */
function toldTogether(some: Unshown[], page: string, file: ContentFile): Finding {
  const [first] = some
  const lines = some.map(({offset}) => placeOf(file.text, offset).line)
  return {
    at: first?.offset ?? 0,
    message: `No page shows ${listed(
      some.map(({id}) => id),
      'and',
    )}.`,
    help: `If you took them off ${page} on purpose, delete these records, in ${linesNamed(lines)}. If not, bring their tags back there.`,
    warning: true,
    rule: unusedRule,
    stands: some.map(({id}) => `${file.name}#${id}`),
  }
}

/** The page that showed a record before somebody changed it, and does no more. */
function takenOff(id: string, {pages, before}: SiteFiles): string | undefined {
  return pages.find(({file, text}) => !text.includes(`="${id}"`) && before?.(file, text)?.includes(`="${id}"`))?.file
}

function begun(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** The line of the list that would name a record in vain. */
function withInvented(id: string, {name}: ContentFile, site: SiteFiles): string {
  const line = lineInvented(id, `content/${name}`, site)
  return line ? `, and with it ${line}` : ''
}
