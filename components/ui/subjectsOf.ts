import {formPage} from 'virtual:form-page'
import cohorts from '../../content/cohorts.yaml'
import tiers from '../../content/donation-tiers.yaml'
import events from '../../content/events.yaml'
import features from '../../content/features.yaml'
import partnerships from '../../content/partnerships.yaml'
import roles from '../../content/roles.yaml'
import kinds from '../../content/subjects.yaml'
import tracks from '../../content/tracks.yaml'
import ways from '../../content/ways.yaml'

/** What the contact form can be about: a record’s id, the inquiry to choose, and the subject to write. */
export type Subject = [id: string, inquiry: string, subject: string]

/** One for each record whose card leads to the contact form. */
export function subjectsOf(): Subject[] {
  const asked: Record<string, {id: string; title?: string; amount?: number}[]> = {
    cohorts,
    tracks,
    features: features.filter(({link}) => link?.to === formPage),
    ways: ways.filter(({link}) => link.to === formPage),
    events,
    roles,
    partnerships,
    'donation-tiers': tiers,
  }
  return kinds.flatMap(({id: kind, inquiry, subject}) =>
    (asked[kind] ?? []).map(({id, title = '', amount = ''}): Subject => {
      return [id, inquiry, subject.replace('{title}', () => title).replace('{amount}', String(amount))]
    }),
  )
}
