import {parseDocument} from 'yaml'
import type site from '../../../content/site.yaml'

type Details = typeof site

/** What a real charity would write in `content/site.yaml`, for each of its values. A field that is new there is asked for here by the compiler. */
const real: {[Field in keyof Details]: (before: Details) => Details[Field]} = {
  name: () => 'Brightpenny & Daughters',
  tagline: () => 'Money, made plain',
  description: () => 'Courses and mentors for young people who want to get on with money.',
  url: () => 'https://www.brightpenny.org.uk',
  email: () => 'office@brightpenny.org.uk',
  volunteerEmail: () => 'giving-time@brightpenny.org.uk',
  partnersEmail: () => 'together@brightpenny.org.uk',
  safeguardingEmail: () => 'safe@brightpenny.org.uk',
  phone: () => '0113 496 0753',
  address: (before) => ({
    ...before.address,
    street: ['The Old Bakery', '7b Mill Lane', 'Holbeck'],
    town: 'Leeds',
    postcode: 'LS11 9XX',
  }),
  hours: () => [
    {days: 'Tuesday-Thursday', opens: '11:30 AM', closes: '7:15 PM'},
    {days: 'Friday', opens: '8:00 AM', closes: '1:00 PM'},
    {days: 'Sunday', opens: '2:00 PM', closes: '5:30 PM'},
  ],
  donationPage: () => 'https://give.cards.co.uk/c/brightpenny',
  charityNumber: () => '1234567',
  copyrightYear: (before) => before.copyrightYear + 1,
  updated: (before) => `${Number(before.updated.slice(0, 4)) + 1}-03`,
  securityContactUntil: (before) => `${before.securityContactUntil.slice(0, 8)}15`,
  social: (before) =>
    before.social.map((each) => ({...each, url: `https://social.brightpenny.org.uk/${each.icon}/brightpenny`})),
  placeholders: () => [],
  allowedHosts: (before) => [...before.allowedHosts, 'give.cards.co.uk', 'social.brightpenny.org.uk'],
}

/** The text of `content/site.yaml` with every value changed to a plausible real one. */
export function writeRealDetails(text: string): string {
  const document = parseDocument(text)
  const before = document.toJS() as Details
  for (const [field, value] of Object.entries(real)) document.setIn([field], document.createNode(value(before)))
  return document.toString({lineWidth: 0})
}
