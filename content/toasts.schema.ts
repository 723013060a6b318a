import {z} from 'zod'
import {id, records, requireExactText, text, textWithContacts} from './fields.ts'

/**
 * The pop-up messages whose words tests/specification.md requires, by id. `statement` is the number of its
 * rule.
 */
const fixedMessages: Record<string, {statement: string; title: string; description?: string}> = {
  'get-started': {
    statement: 'T1',
    title: "Let's Get Started!",
    description: "Choose how you'd like to get involved!",
  },
  'ready-to-join': {
    statement: 'T2',
    title: 'Ready to Join?',
    description: 'Scroll down to find the perfect program for you!',
  },
  'thanks-for-interest': {
    statement: 'T3',
    title: 'Thank You for Your Interest!',
    description: 'Check out our volunteer opportunities below.',
  },
  'opening-donation-page': {
    statement: 'T4',
    title: 'Thank You!',
    description: 'Opening donation page in a new window.',
  },
  newsletter: {
    statement: 'T6',
    title: 'Newsletter Signup Coming Soon!',
    description: 'For now, follow us on social media for updates.',
  },
  consultation: {statement: 'T7', title: 'Booking System Coming Soon!'},
  'workshop-registration': {statement: 'T8', title: 'Registration Opening Soon!'},
  'mentoring-application': {statement: 'T9', title: 'Application Process Starting Soon!'},
  'volunteer-application': {statement: 'T10', title: 'Volunteer Application Coming Soon!'},
  'donation-platform': {statement: 'T11', title: 'Donation Platform Coming Soon!'},
  feature: {statement: 'T12', title: 'Feature coming soon!'},
}

/** A pop-up message that appears when a button or link is pressed. */
export default records(
  'toast',
  'pop-up message',
  z
    .strictObject({
      id: id(),
      kind: z
        .enum(['success', 'information'])
        .meta({label: 'Kind of message', names: {success: 'It is done', information: 'Good to know'}}),
      title: text('Thank You!'),
      description: textWithContacts('Email {email} to join the waiting list.'),
      subject: text('Waiting list').meta({label: 'Subject of the email'}).optional(),
      follow: z
        .enum(['social'])
        .meta({label: 'Links to our social media', names: {social: 'Shown'}})
        .optional(),
    })
    .superRefine(({id, title, description}, context) => {
      const wording = fixedMessages[id]
      if (!wording) return
      requireExactText(context, ['title'], wording.statement, title, wording.title)
      if (wording.description)
        requireExactText(context, ['description'], wording.statement, description, wording.description)
    }),
)
