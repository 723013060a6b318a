import type {Finding} from '../finding.ts'
import type {SiteFiles} from '../readSite.ts'
import {factsLiteral, literalIn} from '../rules/factsLiteral.ts'
import {factsSweep} from './advice/factsSweep.ts'
import {past} from './advice/past.ts'
import {sameLinkWords} from './advice/sameLinkWords.ts'
import {shortPhones} from './advice/shortPhones.ts'
import {siteDays} from './advice/siteDays.ts'
import {socialLinks} from './advice/socialLinks.ts'
import {straightMarks} from './advice/straightMarks.ts'
import {unused} from './advice/unused.ts'
import {announcementsOver} from './announcements.ts'
import type {ContentFile} from './contentFile.ts'
import {deadLinks} from './deadLinks.ts'
import {unknownNames} from './interpolations.ts'
import {legalFindings} from './legal.ts'
import {listInWords} from './listInWords.ts'
import {lostWords} from './lostWords.ts'
import {sharedCalendars, sharedIds, sharedSubjects} from './sharedIds.ts'
import {shownWords} from './shownWords.ts'
import {storyPrograms} from './storyPrograms.ts'

/** What is wrong with a file of `content/` beyond its schema: with what it points at, and with what visitors make of it. */
export function mistakesIn(file: ContentFile, site: SiteFiles): Finding[] {
  return [
    ...deadLinks(file, site),
    ...unknownNames(file.text, site.content).map((each) => ({...each, rule: 'records'})),
    ...sharedIds(file, site),
    ...sharedCalendars(file, site),
    ...sharedSubjects(file, site),
    ...listInWords(file),
    ...lostWords(file),
    ...storyPrograms(file, site),
    ...shownWords(file, site).filter(({warning}) => !warning),
  ]
}

/** Facts typed by hand in a file that neither declares nor quotes them. */
function byHand({name, text}: ContentFile, site: SiteFiles): Finding[] {
  if (/^(?:facts|invented)\./.test(name)) return []
  return literalIn({file: name, text}, site, (id) => `{fact:${id}}`).map((each) => ({...each, rule: factsLiteral.name}))
}

/** What stops nothing, and is worth a look: records that nobody sees, dates and announcements that are over, and legal words whose date is not theirs. */
export function adviceOn(file: ContentFile, site: SiteFiles, today: string): Finding[] {
  return [
    ...unused(file, site, today),
    ...past(file, site, today),
    ...announcementsOver(file, today),
    ...sameLinkWords(file),
    ...shortPhones(file),
    ...siteDays(file, today),
    ...socialLinks(file),
    ...straightMarks(file),
    ...factsSweep(file, site),
    ...byHand(file, site),
    ...legalFindings(file, site),
    ...shownWords(file, site).filter(({warning}) => warning),
  ]
}
