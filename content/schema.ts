import {z} from 'zod'

/** The pictures that a card may carry: their drawings are in `components/ui/Icon.tsx`. */
export const icons = [
  'wallet',
  'briefcase',
  'users',
  'heart-handshake',
  'presentation',
  'message',
  'mic',
  'laptop',
  'trending-up',
  'home',
  'graduation',
  'award',
  'mail',
  'phone',
  'map-pin',
  'clock',
  'compass',
  'target',
  'shield',
  'sparkles',
  'accessibility',
  'chart',
  'hand-coins',
  'building',
  'calendar',
  'book',
] as const

/** The name of a picture in the closed list. */
export type IconName = (typeof icons)[number]

/** How much someone should know before they start. */
export const levels = [
  'Beginner',
  'Beginner to Intermediate',
  'Intermediate',
  'Intermediate to Advanced',
  'Advanced',
  'All Levels',
] as const

const id = z
  .string(says('id', 'small letters, numbers and hyphens', 'guest-speaker'))
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, says('id', 'small letters, numbers and hyphens', 'guest-speaker'))

/** A group who start and finish a course together. */
export const cohort = z.strictObject(
  {
    id,
    title: words('title', 'Financial Foundations Bootcamp'),
    type: words('type', 'Bootcamp'),
    level: oneOf('level', levels),
    description: words('description', 'Six mornings that help you plan your money.'),
    date: date(),
    time: timeOfDay(),
    location: words('location', 'Online'),
    spots: whole('spots', 12),
    price: words('price', 'Free'),
    colour: oneOf('colour', ['mint', 'brass', 'mulberry']),
    highlights: list('highlights', 'Read a payslip line by line', 3),
  },
  fields('cohort'),
)

const module = z.strictObject(
  {
    title: words('title', 'A budget that lasts'),
    description: words('description', 'Plan what comes in and what goes out.'),
  },
  fields('module'),
)

const fiveModules = says(
  'modules',
  'a list of exactly 5 modules',
  '[{title: Renting well, description: Read a contract.}]',
)

/** One subject of the curriculum, taught in five modules. */
export const track = z
  .strictObject(
    {
      id,
      title: words('title', 'Property & Homeownership'),
      level: oneOf('level', levels),
      duration: words('duration', '8-12 weeks'),
      weeks: z.strictObject({from: whole('from', 8), to: whole('to', 12)}, fields('weeks', '{from: 8, to: 12}')),
      icon: oneOf('icon', icons),
      color: oneOf('color', ['primary', 'secondary']),
      description: words('description', 'The everyday skills: pay, rent and bills.'),
      modules: z.array(module, fiveModules).length(5, fiveModules),
    },
    fields('track'),
  )
  .refine(({duration, weeks}) => duration === `${weeks.from}-${weeks.to} weeks`, {
    path: ['duration'],
    error: 'duration must say the same as weeks, like 8-12 weeks for {from: 8, to: 12}',
  })

/** A short card with a picture, and perhaps a link. */
export const feature = z.strictObject(
  {
    id,
    title: words('title', 'Career Development'),
    icon: oneOf('icon', icons),
    colour: oneOf('colour', ['mint', 'mulberry', 'brass', 'wash', 'plain']),
    description: words('description', 'Practise interviews with people who hire.'),
    link: z
      .strictObject(
        {
          text: words('text', 'Learn More'),
          to: to(),
          about: words('about', 'about Workshops').optional(),
        },
        fields('link', '{text: Learn More, to: /workshops}'),
      )
      .optional(),
  },
  fields('feature'),
)

/** A way to learn: alone, in a group, with a mentor or with an expert. */
export const format = z.strictObject(
  {
    id,
    title: words('title', 'Masterclasses'),
    description: words('description', 'One big topic, with an expert.'),
    duration: words('duration', '90 minutes'),
    format: words('format', 'Online'),
    features: list('features', 'Live questions'),
  },
  fields('format'),
)

/** What one young person did, in their own words. */
export const story = z.strictObject(
  {
    id,
    name: words('name', 'Amara'),
    age: whole('age', 19),
    program: words('program', 'Financial Foundations Bootcamp'),
    achievement: words('achievement', 'Saved her first £1,000'),
    quote: words('quote', 'The words stopped being scary.').regex(
      /^[^“"]/,
      'quote must start without a quotation mark, like The words stopped being scary.',
    ),
  },
  fields('story'),
)

/** A way to volunteer: what you do, the time it takes, and what you need and get. */
export const role = z.strictObject(
  {
    id,
    title: words('title', 'Guest speaker'),
    commitment: words('commitment', '4-6 hours/month'),
    description: words('description', 'Tell a small group how you got into your work.'),
    skills: list('skills', 'Good listening'),
    requirements: words('requirements', 'You’re 21 or over.'),
    training: words('training', 'Two evenings before you start.'),
  },
  fields('role'),
)

/** A kind of partner organisation: what it gets, and how much work it takes on. */
export const partnership = z.strictObject(
  {
    id,
    title: words('title', 'Community'),
    commitment: oneOf('commitment', ['Low', 'Medium', 'High']),
    description: words('description', 'For groups who already know young people.'),
    benefits: list('benefits', 'Free workshops for your members'),
    examples: words('examples', 'Youth clubs, schools and libraries.'),
  },
  fields('partnership'),
)

/** What a gift of one size could do, in the words of one page. */
export const tier = z
  .strictObject(
    {
      id,
      page: oneOf('page', ['get-involved', 'donate']),
      amount: whole('amount', 25),
      impact: words('impact', 'Could train one new mentor').regex(
        /could/i,
        'impact must say could, because it is no promise, like Could train one new mentor',
      ),
      details: words('details', 'Everyone takes their own copy home.'),
    },
    fields('tier'),
  )
  .refine((tier) => tier.id === `${tier.page}-${tier.amount}`, {
    path: ['id'],
    error: 'id must be the page and the amount, like donate-25',
  })

/** Something that anyone can come to, on one date. */
export const event = z.strictObject(
  {
    id,
    title: words('title', 'Spring money day'),
    type: words('type', 'Panel talk'),
    date: date(),
    time: timeOfDay(),
    location: words('location', 'Online'),
    description: words('description', 'See the rooms, meet the team and ask anything.'),
  },
  fields('event'),
)

/** One topic in one sitting, held again and again. */
export const workshop = z.strictObject(
  {
    id,
    title: words('title', 'Budgeting Basics'),
    description: words('description', 'Find out where your money goes.'),
    duration: words('duration', '2-3 hours'),
    frequency: oneOf('frequency', ['weekly', 'bi-weekly', 'monthly']),
    capacity: whole('capacity', 12),
    level: oneOf('level', levels),
    topics: list('topics', 'What a credit score is'),
  },
  fields('workshop'),
)

/** Someone who leads the charity. */
export const member = z.strictObject(
  {
    id,
    name: words('name', 'Nadia'),
    role: words('role', 'Head of learning'),
    background: words('background', 'Tunde taught maths for eleven years.'),
    expertise: list('expertise', 'Youth work'),
  },
  fields('member'),
)

/** What one year brought. */
export const moment = z.strictObject(
  {
    id,
    year: year('year', 2020),
    title: words('title', 'Mentoring begins'),
    description: words('description', 'We trained our first mentors.'),
  },
  fields('moment'),
)

/** A common question and its answer. */
export const faq = z.strictObject(
  {
    id,
    question: words('question', 'Is it really free?').regex(
      /\?$/,
      says('question', 'a question', 'Is it really free?'),
    ),
    answer: words('answer', 'Yes. Everything is free.'),
  },
  fields('faq'),
)

/** A number that the site says in more than one place. */
export const fact = z.strictObject(
  {
    id,
    value: written('value', /\S/, 'words in quotes', '"500+"'),
    label: words('label', 'active volunteers'),
  },
  fields('fact'),
)

/** What may stand in braces in words that visitors read: `components/ui/ContactWords.tsx` makes links of it. */
const contacts = /^([^{}]|\{(email|volunteerEmail|phone)\})*$/
const onlyContacts = (field: string) =>
  `${field} must have only {email}, {volunteerEmail} or {phone} in braces, like Email {email} to join.`

/** Sentences that stand in the same words wherever they are needed. */
export const notice = z.strictObject(
  {
    id,
    text: list('text', 'We teach.').superRefine((lines, context) => {
      for (const [index, line] of lines.entries())
        if (!contacts.test(line)) context.addIssue({code: 'custom', path: [index], message: onlyContacts('text')})
    }),
  },
  fields('notice'),
)

/** The message that appears when a button is pressed. */
export const toast = z.strictObject(
  {
    id,
    title: words('title', 'Thank You!'),
    description: words('description', 'Email {email} to join the waiting list.').regex(
      contacts,
      onlyContacts('description'),
    ),
  },
  fields('toast'),
)

/** A subject that a visitor can choose in the contact form. */
export const inquiry = z.strictObject(
  {
    id: oneOf('id', ['program', 'volunteer', 'partnership', 'support']),
    label: words('label', 'Volunteering or mentoring'),
  },
  fields('inquiry'),
)

const details = {
  name: words('name', 'Twelvesides'),
  tagline: words('tagline', 'Know every side of your money'),
  description: words('description', 'Free money skills for young people in London.'),
  url: address('url', 'https://twelvesides.example.org'),
  email: email('email', 'hello@twelvesides.example.org'),
  volunteerEmail: email('volunteerEmail', 'volunteer@twelvesides.example.org'),
  partnersEmail: email('partnersEmail', 'partners@twelvesides.example.org'),
  safeguardingEmail: email('safeguardingEmail', 'safeguarding@twelvesides.example.org'),
  phone: written('phone', /^0[\d ]+$/, 'a phone number in quotes', '"020 7946 0012"'),
  phoneLink: written('phoneLink', /^\+44\d{9,10}$/, 'a phone number in quotes, without spaces', '"+442079460012"'),
  address: list('address', 'Sample Street'),
  hours: z.array(
    z.strictObject(
      {
        days: words('days', 'Monday-Friday'),
        opens: written('opens', /^\d{1,2}:\d\d [AP]M$/, 'a time', '9:00 AM'),
        closes: written('closes', /^\d{1,2}:\d\d [AP]M$/, 'a time', '6:00 PM'),
      },
      fields('hours'),
    ),
    says('hours', 'a list of days and times', '[{days: Saturday, opens: 10:00 AM, closes: 4:00 PM}]'),
  ),
  donationPage: address('donationPage', 'https://donate.example.org/twelvesides'),
  charityNumber: written('charityNumber', /^\d{6,7}$/, 'six or seven digits in quotes', '"0000000"'),
  copyrightYear: year('copyrightYear', 2024),
  updated: written('updated', /^\d{4}-(0[1-9]|1[0-2])$/, 'a year and a month in quotes', '"2024-12"'),
  securityContactUntil: z.iso.date(says('securityContactUntil', 'year-month-day in quotes', '"2027-10-01"')),
  social: z.array(
    z.strictObject(
      {
        name: words('name', 'Instagram'),
        icon: oneOf('icon', ['instagram', 'youtube', 'tiktok']),
        url: address('url', 'https://example.org/instagram'),
      },
      fields('social'),
    ),
    says('social', 'a list of networks', '[{name: TikTok, icon: tiktok, url: https://example.org/tiktok}]'),
  ),
}

/** The charity’s own details, which of them are invented, and the sites that pages may link to. */
export const site = z.strictObject(
  {
    ...details,
    placeholders: z.array(
      oneOf('placeholders', z.strictObject(details).keyof().options),
      says('placeholders', 'a list of names of this file', '[email, phone]'),
    ),
    allowedHosts: z.array(
      written('allowedHosts', /^[a-z0-9-]+(\.[a-z0-9-]+)+$/, 'a list of sites without https', 'www.gov.uk'),
      says('allowedHosts', 'a list of sites', '[www.gov.uk, ico.org.uk]'),
    ),
  },
  fields('site'),
)

const link = z.strictObject({text: words('text', 'About'), to: to()}, fields('link', '{text: About, to: /about}'))
const links = (field: string) => z.array(link, says(field, 'a list of links', '[{text: About, to: /about}]'))

/** The links at the top and at the bottom of every page. */
export const navigation = z.strictObject(
  {
    header: links('header'),
    join: link,
    footer: z.array(
      z.strictObject({heading: words('heading', 'Quick Links'), links: links('links')}, fields('footer')),
      says('footer', 'a list of columns', '[{heading: Quick Links, links: [{text: About, to: /about}]}]'),
    ),
    legal: links('legal'),
  },
  fields('navigation'),
)

/** What each file of `content/` may hold. */
export const contentFiles = {
  'cohorts.yaml': records(cohort),
  'donation-tiers.yaml': records(tier),
  'events.yaml': records(event),
  'facts.yaml': records(fact),
  'faqs.yaml': records(faq),
  'features.yaml': records(feature),
  'formats.yaml': records(format),
  'inquiries.yaml': records(inquiry),
  'navigation.yaml': navigation,
  'notices.yaml': records(notice),
  'partnerships.yaml': records(partnership),
  'roles.yaml': records(role),
  'site.yaml': site,
  'stories.yaml': records(story),
  'team.yaml': records(member),
  'timeline.yaml': records(moment),
  'toasts.yaml': records(toast),
  'tracks.yaml': records(track),
  'workshops.yaml': records(workshop),
}

/** What each file of `content/` holds, once it has been checked. */
export type Content = {[F in keyof typeof contentFiles]: z.infer<(typeof contentFiles)[F]>}

/** An attribute in a page that names a record is called by the record’s kind: `cohort="…"` is in `cohorts.yaml`. */
export const recordKinds = {
  cohort: 'cohorts.yaml',
  event: 'events.yaml',
  fact: 'facts.yaml',
  faq: 'faqs.yaml',
  feature: 'features.yaml',
  format: 'formats.yaml',
  member: 'team.yaml',
  notice: 'notices.yaml',
  partnership: 'partnerships.yaml',
  role: 'roles.yaml',
  story: 'stories.yaml',
  tier: 'donation-tiers.yaml',
  toast: 'toasts.yaml',
  track: 'tracks.yaml',
  workshop: 'workshops.yaml',
} as const

// One checked record of each kind, for whoever takes one as an argument.
export type Cohort = z.infer<typeof cohort>
export type Track = z.infer<typeof track>
export type Feature = z.infer<typeof feature>
export type Format = z.infer<typeof format>
export type Story = z.infer<typeof story>
export type Role = z.infer<typeof role>
export type Partnership = z.infer<typeof partnership>
export type Tier = z.infer<typeof tier>
export type Event = z.infer<typeof event>
export type Workshop = z.infer<typeof workshop>
export type Member = z.infer<typeof member>
export type Moment = z.infer<typeof moment>
export type Faq = z.infer<typeof faq>
export type Fact = z.infer<typeof fact>
export type Notice = z.infer<typeof notice>
export type Toast = z.infer<typeof toast>
export type Inquiry = z.infer<typeof inquiry>
export type Site = z.infer<typeof site>
export type Navigation = z.infer<typeof navigation>

/** A file’s list of records, each with an id that no other has. */
function records<T extends z.ZodType<{id: string}>>(record: T) {
  return z.array(record, 'The file must be a list of records, like - id: guest-speaker').superRefine((all, context) => {
    const seen = new Set<string>()
    for (const [index, {id}] of all.entries()) {
      const message = `id must be used once, and ${id} is taken. Give this record its own, like ${id}-2`
      if (seen.has(id)) context.addIssue({code: 'custom', path: [index, 'id'], message})
      seen.add(id)
    }
  })
}

/** What to tell whoever left a field out, or wrote something else in it. */
function says(field: string, must: string, example: string | number) {
  return {
    error: ({input}: {input?: unknown}) =>
      input == null
        ? `${field} is missing. Write it like this: ${field}: ${example}`
        : `${field} must be ${must}, like ${example}`,
  }
}

/** What to tell whoever wrote a field that the record does not have, or no fields at all. */
function fields(name: string, example = '{id: guest-speaker, title: Guest speaker}') {
  return {
    error: (issue: z.core.$ZodRawIssue) => {
      if (issue.code !== 'unrecognized_keys') return says(name, 'a block of fields', example).error(issue)
      const known = issue.inst instanceof z.ZodObject ? Object.keys(issue.inst.shape) : []
      return `${issue.keys.join(', ')} is not a field of ${name}. Its fields are ${known.join(', ')}`
    },
  }
}

function words(field: string, example: string) {
  const message = says(field, 'words', example)
  return z.string(message).trim().min(1, message)
}

function written(field: string, pattern: RegExp, must: string, example: string) {
  const message = says(field, must, example)
  return z.string(message).regex(pattern, message)
}

function whole(field: string, example: number) {
  const message = says(field, 'a whole number', example)
  return z.int(message).positive(message)
}

function year(field: string, example: number) {
  const message = says(field, 'a year with four digits', example)
  return z.int(message).min(1000, message).max(9999, message)
}

function list(field: string, example: string, length?: number) {
  const line = `every line of ${field} must be words, like ${example}`
  const message = says(field, length ? `a list of exactly ${length} lines` : 'a list of words', `[${example}]`)
  const lines = z.array(z.string(line).trim().min(1, line), message)
  return length ? lines.length(length, message) : lines.min(1, message)
}

function oneOf<const T extends string>(field: string, choices: readonly T[]) {
  const must = `must be one of: ${choices.join(', ')}`
  return z.enum(choices, {error: ({input}) => (input == null ? `${field} is missing. It ${must}` : `${field} ${must}`)})
}

/** `2025-01-18`: sorts as text, reads the same everywhere, and has no time zone. */
function date() {
  return z.iso.date(says('date', 'year-month-day', '2025-01-18'))
}

function timeOfDay() {
  return written('time', /^\d{1,2}:\d\d [AP]M to \d{1,2}:\d\d [AP]M$/, 'two times', '10:00 AM to 1:00 PM')
}

function to() {
  return written('to', /^[/#]/, 'a page of this site', '/about')
}

function address(field: string, example: string) {
  return z.url({protocol: /^https$/, ...says(field, 'a whole web address', example)})
}

function email(field: string, example: string) {
  return z.email(says(field, 'an email address', example))
}
