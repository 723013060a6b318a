import {formPage} from 'virtual:form-page'
import cohorts, {states as cohortStates} from '../../content/cohorts.yaml'
import tiers from '../../content/donation-tiers.yaml'
import doors from '../../content/doors.yaml'
import events, {states as eventStates} from '../../content/events.yaml'
import features from '../../content/features.yaml'
import formats from '../../content/formats.yaml'
import * as labels from '../../content/labels.yaml'
import partnerships from '../../content/partnerships.yaml'
import roles from '../../content/roles.yaml'
import kinds from '../../content/subjects.yaml'
import tracks from '../../content/tracks.yaml'
import ways from '../../content/ways.yaml'

/**
 * A record's id, and what the contact form fills in for it: the kind of inquiry to select, and the email's
 * subject.
 */
type ContactSubject = [id: string, inquiry: string, subject: string]

/**
 * Returns the subject for each record whose card links to the contact form: “Waiting list: …” if its date is
 * past.
 */
export function contactSubjects(): ContactSubject[] {
  const states = {...cohortStates, ...eventStates}
  const recordsByKind: Record<string, {id: string; title?: string; amount?: number}[]> = {
    cohorts,
    doors,
    formats,
    tracks,
    features: features.filter(({link}) => link.to === formPage),
    ways: ways.filter(({link}) => link.to === formPage),
    events,
    roles,
    partnerships,
    'donation-tiers': tiers,
  }
  return kinds.flatMap(({id: kind, inquiry, subject}) =>
    (recordsByKind[kind] ?? []).map(({id, title = '', amount = ''}): ContactSubject => {
      const about = states[id] === 'over' ? `${labels.waitingList} {title}` : subject
      return [id, inquiry, about.replace('{title}', () => title).replace('{amount}', String(amount))]
    }),
  )
}
