import {visit} from 'yaml'
import {explainLostWords} from '../fieldLine.ts'
import type {Finding} from '../finding.ts'
import {listed} from '../listed.ts'
import {explainTarget} from '../page/linkTarget.ts'
import {recordOf} from '../page/tags.ts'
import {linesOf, placeOf} from '../places.ts'
import {plainName} from '../plainName.ts'
import {componentsShowing} from '../readComponents.ts'
import type {SiteFiles} from '../readSite.ts'
import {endsOpen} from './advice/endsOpen.ts'
import {farAhead} from './advice/farAhead.ts'
import {mailBoxes} from './advice/mailBoxes.ts'
import {menuWords} from './advice/menuWords.ts'
import {oddOne} from './advice/oddOne.ts'
import {oddPrice} from './advice/oddPrice.ts'
import {otherNames} from './advice/otherNames.ts'
import {partOfDay} from './advice/partOfDay.ts'
import {saidDates} from './advice/saidDates.ts'
import {saidPlace} from './advice/saidPlace.ts'
import {saidPrice} from './advice/saidPrice.ts'
import {saidTimes} from './advice/saidTimes.ts'
import {saidTwice} from './advice/saidTwice.ts'
import {siteDays} from './advice/siteDays.ts'
import {socialLinks} from './advice/socialLinks.ts'
import {titleSigns} from './advice/titleSigns.ts'
import {twins} from './advice/twins.ts'
import {announcementsOver} from './announcements.ts'
import {type ContentFile, textsUnder} from './contentFile.ts'
import {schemaAt} from './field.ts'
import {legalFindings} from './legal.ts'
import {listInWords} from './listInWords.ts'
import {lostId, meantRecord, namedOnPages} from './meantRecord.ts'
import {nearlyShared} from './nearlyShared.ts'
import {recordKinds, schemas} from './schemas.ts'
import {shownWords} from './shownWords.ts'
import {storyPrograms} from './storyPrograms.ts'
import {subjectsIn} from './subjects.ts'
import {readDay} from './typed/day.ts'

/** What is wrong with a file of `content/` beyond its schema: with what it points at, and with what visitors make of it. */
export function mistakesIn(file: ContentFile, site: SiteFiles): Finding[] {
  return [
    ...linkFindings(file, site),
    ...sharedIds(file, site),
    ...sharedCalendars(file, site),
    ...sharedSubjects(file, site),
    ...listInWords(file),
    ...lostWords(file),
    ...storyPrograms(file, site),
    ...shownWords(file, site).filter(({warning}) => !warning),
  ]
}

/** What stops nothing, and is worth a look: records that nobody sees, dates and announcements that are over, and legal words whose date is not theirs. */
export function adviceOn(file: ContentFile, site: SiteFiles, today: string): Finding[] {
  return [
    ...unused(file, site),
    ...past(file, today),
    ...announcementsOver(file, today),
    ...endsOpen(file),
    ...farAhead(file, today),
    ...mailBoxes(file),
    ...menuWords(file, site),
    ...oddOne(file),
    ...oddPrice(file, site),
    ...otherNames(file),
    ...partOfDay(file),
    ...saidDates(file),
    ...saidPlace(file, site),
    ...saidPrice(file),
    ...saidTimes(file),
    ...saidTwice(file),
    ...siteDays(file, today),
    ...socialLinks(file),
    ...titleSigns(file),
    ...twins(file),
    ...legalFindings(file, site),
    ...nearlyShared(file, site),
    ...shownWords(file, site).filter(({warning}) => warning),
  ]
}

/** Each `to:` leads to a page that exists. */
function linkFindings(file: ContentFile, site: SiteFiles): Finding[] {
  const all = textsUnder(file, 'to')
  return all.flatMap(({value, offset}) => {
    const found = explainTarget(value, site, value.startsWith('#') ? site.addresses.get('/') : undefined)
    // A sign or two are no path, and most likely not meant for one.
    if (value.length < 3 && !/^[/#]/.test(value)) return []
    // What is no place of this site at all, its schema says; only here it is known which site is this.
    if (!found || !(/^[/#]/.test(value) || found.to?.startsWith('/'))) return []
    const same = all.filter((each) => each.value === value)
    // A place that was renamed is told once, with every line that leads there.
    if (same[0]?.offset !== offset) return []
    const lines = same.slice(1).map((each) => String(placeOf(file.text, each.offset).line))
    const {to, message, ...said} = found
    const also =
      lines.length > 0
        ? ` Line${lines.length > 1 ? 's' : ''} ${listed(lines, 'and')} lead${lines.length > 1 ? '' : 's'} there too.`
        : ''
    return [
      {
        at: offset,
        message: message + also,
        ...said,
        ...(to !== undefined && {write: `to: ${to}`, swap: {over: value, by: to}}),
      },
    ]
  })
}

/** A record of a kind that pages name one by one, and that none names. */
function unused(file: ContentFile, site: SiteFiles): Finding[] {
  const kind = [...recordKinds].find(([, name]) => name === file.name)?.[0]
  if (!kind) return []
  const named = namedOnPages(file.name, site)
  // Read by the components themselves (every `Timeline` shows all), so no page need name one.
  if (named.size === 0) return []
  const showing = componentsShowing(kind, site.components)
  const component = (id: string) => {
    const beside = shownBy(id, file, site)
    return (showing.find(({name}) => name === beside) ?? showing[0])?.name ?? 'Component'
  }
  // The page that names it wrongly is told, and that is enough.
  const meant = new Set([...named].map((id) => meantRecord(id, file, site)))
  return (
    file.records
      // An id that can’t stay is told itself.
      .filter(({id}) => plainName(id) === id)
      .filter(({id}) => !named.has(id) && !site.named.has(id) && !meant.has(id))
      .map(({id, offset}) => ({
        at: offset,
        message: `No page shows ${id}.`,
        help: `Write on the page where it belongs: <${component(id)} ${kind}="${id}" /> – or delete this record.`,
        warning: true,
        rule: 'unused',
      }))
  )
}

/** The component that pages show the record above or below with. */
function shownBy(id: string, {name: file, records}: ContentFile, site: SiteFiles): string | undefined {
  const index = records.findIndex((record) => record.id === id)
  const beside = [records[index - 1]?.id, records[index + 1]?.id]
  const tags = site.pages.flatMap(({outline}) => outline.tags)
  const near = (id?: string) => tags.find((tag) => recordOf(tag)?.file === file && recordOf(tag)?.id === id)?.name
  return beside.map(near).find(Boolean) ?? undefined
}

/** Words that are taken for a note, because of the `#` before them. */
function lostWords(file: ContentFile): Finding[] {
  const findings: Finding[] = []
  visit(file.document, {
    Scalar(_, {range, type}) {
      // With a space on both sides it is a note, as the ones at the top of each file are.
      if (!range || type !== 'PLAIN' || !/^[ \t]*#\S/.test(file.text.slice(range[1]))) return
      const line = linesOf(file.text).findLast(({start}) => start <= range[0])
      const said = line && explainLostWords(line.text)
      if (said) {
        const {column, ...rest} = said
        findings.push({at: line.start + column, ...rest})
      }
    },
  })
  return findings
}

/** Dates that are over, under a heading that promises what is to come: once for all of a file. */
function past(file: ContentFile, today: string): Finding[] {
  if (!isDated(file.name)) return []
  const over = textsUnder(file, 'date').filter(
    // What no calendar has is told as that; to read it as another day would be no help.
    ({value}) => value < today && readDay(value)[0] === value,
  )
  const [first, ...more] = over.map(({value, offset}) => ({at: offset, said: inWords.format(Date.parse(value))}))
  if (!first) return []
  return [
    more.length === 0
      ? {
          at: first.at,
          message: `This started on ${first.said}, and still stands among what is to come.`,
          help: 'Give it its next date, or take it off the page.',
          warning: true,
          rule: 'dates',
        }
      : {
          at: first.at,
          message: `${over.length} dates of this file are over, and each still stands among what is to come: ${listed(
            [first, ...more].map(({said}) => said),
            'and',
          )}.`,
          help: 'Give each its next date, or take it off the page.',
          warning: true,
          rule: 'dates',
        },
  ]
}

const inWords = new Intl.DateTimeFormat('en-GB', {dateStyle: 'long', timeZone: 'UTC'})

/** Two records with one id, where a page shows one that no record has any more: the one of the two took the place of the other. */
function sharedIds(file: ContentFile, site: SiteFiles): Finding[] {
  const lost = lostId(file, site)
  if (!lost) return []
  const {id, first, second} = lost
  return [
    {
      at: second.offset,
      message: `id must be used once, and ${second.id} stands on line ${placeOf(file.text, first.offset).line} too. A page shows ${id}, which is no record any more.`,
      ...(sharesWords(id, second.value) > sharesWords(id, first.value) || !sharesWords(id, first.value)
        ? {write: `id: ${id}`, swap: {over: second.id, by: id}}
        : {help: `Give one of the two that id: ${id}`}),
      rule: 'ids',
    },
  ]
}

/** How many words of an id a record says. */
function sharesWords(id: string, {id: _, ...said}: Record<string, unknown>): number {
  const words = plainName(JSON.stringify(said)).split('-')
  return id.split('-').filter((word) => words.includes(word)).length
}

/** Two records that would be one file of the calendar. */
function sharedCalendars(file: ContentFile, site: SiteFiles): Finding[] {
  if (!isDated(file.name)) return []
  const others = [...site.content.values()].filter(({name}) => isDated(name) && name < file.name)
  return file.records.flatMap(({id, offset}) => {
    const other = others.find(({records}) => records.some((each) => each.id === id))
    if (!other) return []
    const message = `${id} is in ${other.name} too, and both would be /calendar/${id}.ics.`
    return [{at: offset, message, write: `${id}-${file.name.replace(/s?\.yaml$/, '')}`, rule: 'dates'}]
  })
}

/** Two records that the contact form could not tell apart. Dates say it of their calendar already. */
function sharedSubjects(file: ContentFile, site: SiteFiles): Finding[] {
  const subjects = subjectsIn(site)
  return subjects
    .filter((subject) => subject.file === file.name)
    .flatMap(({id, offset}) => {
      const other = subjects.find((each) => each.id === id && each.file < file.name)
      if (!other || (isDated(file.name) && isDated(other.file))) return []
      const message = `${id} is in ${other.file} too, and /contact?about=${id} could mean both.`
      return [{at: offset, message, write: `${id}-${file.name.replace(/s?\.yaml$/, '')}`, rule: 'subjects'}]
    })
}

/** Whether its records are for a day each. */
function isDated(name: string): boolean {
  return schemaAt(schemas.get(name), [0, 'date']) !== undefined
}
