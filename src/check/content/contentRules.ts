import type {Finding} from '../finding.ts'
import type {SiteFiles} from '../readSite.ts'
import {cutValues} from './advice/cutValues.ts'
import {farAhead} from './advice/farAhead.ts'
import {formerNames} from './advice/formerNames.ts'
import {formerPlace} from './advice/formerPlace.ts'
import {joinedPoints} from './advice/joinedPoints.ts'
import {lostSigns} from './advice/lostSigns.ts'
import {mailBoxes} from './advice/mailBoxes.ts'
import {menuWords} from './advice/menuWords.ts'
import {namesakes} from './advice/namesakes.ts'
import {numberedPoints} from './advice/numberedPoints.ts'
import {oddAge} from './advice/oddAge.ts'
import {oddAmount} from './advice/oddAmount.ts'
import {oddMinutes} from './advice/oddMinutes.ts'
import {oddOne} from './advice/oddOne.ts'
import {oddPrice} from './advice/oddPrice.ts'
import {otherFile} from './advice/otherFile.ts'
import {otherNames} from './advice/otherNames.ts'
import {partOfDay} from './advice/partOfDay.ts'
import {past} from './advice/past.ts'
import {saidCapacity} from './advice/saidCapacity.ts'
import {saidDates} from './advice/saidDates.ts'
import {saidFigures} from './advice/saidFigures.ts'
import {saidPlace} from './advice/saidPlace.ts'
import {saidPrice} from './advice/saidPrice.ts'
import {saidTimes} from './advice/saidTimes.ts'
import {saidTitles} from './advice/saidTitles.ts'
import {saidTwice} from './advice/saidTwice.ts'
import {saidUntil} from './advice/saidUntil.ts'
import {saidWeekdays} from './advice/saidWeekdays.ts'
import {saidYears} from './advice/saidYears.ts'
import {sameLinkWords} from './advice/sameLinkWords.ts'
import {shortPhones} from './advice/shortPhones.ts'
import {siteDays} from './advice/siteDays.ts'
import {socialLinks} from './advice/socialLinks.ts'
import {straightMarks} from './advice/straightMarks.ts'
import {strayCapitals} from './advice/strayCapitals.ts'
import {surnames} from './advice/surnames.ts'
import {titleSigns} from './advice/titleSigns.ts'
import {twins} from './advice/twins.ts'
import {unused} from './advice/unused.ts'
import {announcementsOver} from './announcements.ts'
import type {ContentFile} from './contentFile.ts'
import {deadLinks} from './deadLinks.ts'
import {doubledFacts} from './doubledFacts.ts'
import {legalFindings} from './legal.ts'
import {listInWords} from './listInWords.ts'
import {lostWords} from './lostWords.ts'
import {nearlyShared} from './nearlyShared.ts'
import {sharedCalendars, sharedIds, sharedSubjects} from './sharedIds.ts'
import {shownWords} from './shownWords.ts'
import {storyPrograms} from './storyPrograms.ts'

/** What is wrong with a file of `content/` beyond its schema: with what it points at, and with what visitors make of it. */
export function mistakesIn(file: ContentFile, site: SiteFiles): Finding[] {
  return [
    ...deadLinks(file, site),
    ...sharedIds(file, site),
    ...sharedCalendars(file, site),
    ...sharedSubjects(file, site),
    ...listInWords(file),
    ...lostWords(file),
    ...doubledFacts(file, site),
    ...storyPrograms(file, site),
    ...shownWords(file, site).filter(({warning}) => !warning),
  ]
}

/** What stops nothing, and is worth a look: records that nobody sees, dates and announcements that are over, and legal words whose date is not theirs. */
export function adviceOn(file: ContentFile, site: SiteFiles, today: string): Finding[] {
  const figures = saidFigures(file, site)
  const titles = saidTitles(file)
  return [
    ...unused(file, site, today),
    ...past(file, site, today),
    ...announcementsOver(file, today),
    ...farAhead(file, today),
    ...formerNames(file, site),
    ...lostSigns(file),
    ...mailBoxes(file),
    ...menuWords(file, site),
    ...namesakes(file),
    ...joinedPoints(file),
    ...numberedPoints(file),
    ...oddAge(file, site),
    ...oddAmount(file),
    ...oddMinutes(file),
    ...oddOne(file),
    ...oddPrice(file, site),
    ...otherFile(file, site),
    ...otherNames(file),
    ...partOfDay(file),
    ...saidCapacity(file, site),
    ...saidDates(file, site),
    ...figures,
    ...saidPlace(file, site),
    ...saidPrice(file),
    ...saidTimes(file),
    ...titles,
    ...saidTwice(file),
    ...saidUntil(file),
    ...cutValues(file),
    ...formerPlace(file, site),
    ...saidWeekdays(file),
    ...saidYears(file, site),
    // Where a link is read out with another’s title, the words to write are told, and the likeness goes with them.
    ...sameLinkWords(file).filter(({at}) => !titles.some((title) => title.at === at)),
    ...shortPhones(file),
    ...siteDays(file, today),
    ...socialLinks(file),
    ...straightMarks(file),
    ...strayCapitals(file),
    ...surnames(file),
    ...titleSigns(file),
    ...twins(file),
    ...legalFindings(file, site),
    ...nearlyShared(file, site),
    // A figure that a title and its words have is told at the title.
    ...shownWords(file, site).filter(
      ({warning, unshown}) => warning && !figures.some((figure) => unshown && figure.unshown === unshown),
    ),
  ]
}
