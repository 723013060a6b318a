import type {Finding} from '../../finding.ts'
import {plainName} from '../../plainName.ts'
import type {SiteFiles} from '../../readSite.ts'
import type {ContentFile} from '../contentFile.ts'
import {countsThen} from '../countsThen.ts'
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
  return (
    file.records
      .map((record, index) => ({...record, index}))
      // An id that can’t stay is told itself.
      .filter(({id}) => plainName(id) === id)
      .filter(({id}) => !named.has(id) && !site.named.has(id) && !meant.has(id))
      // One that is over has no place among what is to come, and may be kept for whoever tells of it.
      .filter(({value}) => !told.has(String(value.title)) && !isOver(value.date))
      .map(({id, index, offset}) => ({id, index, offset, showings: tagsShowing(id, index, file, site)}))
      .map(({id, index, offset, showings}) => ({
        at: offset,
        message: `No page shows ${id}.`,
        help: whatToDo(
          showings.length > 0 ? howToShow(showings) + countsThen(showings, id, index, file, site) : '',
          `delete this record${withInvented(id, file, site)}.`,
          wasThere(id, file, site),
        ),
        warning: true,
        rule: unusedRule,
        unshown: `${file.name}#${id}`,
      }))
  )
}

/** Both ways, with the likelier first: a new record is to be shown, and one that was shown may have been taken off. */
function whatToDo(show: string, erase: string, wasShown: boolean): string {
  const begin = (words: string) => words.charAt(0).toUpperCase() + words.slice(1)
  if (!show) return begin(erase)
  return wasShown ? `If you took it off on purpose, ${erase} If not: ${show}` : `${begin(show)} – or ${erase}`
}

/** Whether the file had that record before somebody changed the site. */
function wasThere(id: string, {name, text}: ContentFile, {before}: SiteFiles): boolean {
  return before !== undefined && (before(`content/${name}`, text) ?? text).includes(`id: ${id}\n`)
}

/** The line of the list that would name a record in vain. */
function withInvented(id: string, {name}: ContentFile, site: SiteFiles): string {
  const line = lineInvented(id, `content/${name}`, site)
  return line ? `, and with it ${line}` : ''
}
