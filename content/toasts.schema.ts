import {z} from 'zod'
import {id, records, refuseOthers, words, wordsWithContacts} from './fields.ts'

/** The messages whose words are fixed by a statement of the specification, `by`. Some have only a fixed title. */
const fixed: Record<string, {by: string; title: string; description?: string}> = {
  'get-started': {by: 'T1', title: "Let's Get Started!", description: "Choose how you'd like to get involved!"},
  'ready-to-join': {
    by: 'T2',
    title: 'Ready to Join?',
    description: 'Scroll down to find the perfect program for you!',
  },
  'thanks-for-interest': {
    by: 'T3',
    title: 'Thank You for Your Interest!',
    description: 'Check out our volunteer opportunities below.',
  },
  'opening-donation-page': {by: 'T4', title: 'Thank You!', description: 'Opening donation page in a new window.'},
  newsletter: {
    by: 'T6',
    title: 'Newsletter Signup Coming Soon!',
    description: 'For now, follow us on social media for updates.',
  },
  consultation: {by: 'T7', title: 'Booking System Coming Soon!'},
  'workshop-registration': {by: 'T8', title: 'Registration Opening Soon!'},
  'mentoring-application': {by: 'T9', title: 'Application Process Starting Soon!'},
  'volunteer-application': {by: 'T10', title: 'Volunteer Application Coming Soon!'},
  'donation-platform': {by: 'T11', title: 'Donation Platform Coming Soon!'},
  feature: {by: 'T12', title: 'Feature coming soon!'},
}

/** A pop-up message that appears when a button or link is pressed. */
export default records(
  'toast',
  'pop-up message',
  z
    .strictObject({
      id: id(),
      kind: z.enum(['success', 'information']),
      title: words('Thank You!'),
      description: wordsWithContacts('description', 'Email {email} to join the waiting list.'),
      subject: words('Waiting list').optional(),
      follow: z.enum(['social']).optional(),
    })
    .superRefine(({id, title, description}, context) => {
      const wording = fixed[id]
      if (!wording) return
      refuseOthers(context, ['title'], wording.by, title, wording.title)
      if (wording.description) refuseOthers(context, ['description'], wording.by, description, wording.description)
    }),
)
