// Texts and addresses that tests/specification.md requires. Tests read all other texts from `content/` and `pages/`.

/** The twelve routes (S2.1), which every build must have. The charity may add pages. */
export const routes = [
  '/',
  '/about',
  '/services',
  '/programs',
  '/get-involved',
  '/contact',
  '/workshops',
  '/mentoring',
  '/volunteer',
  '/donate',
  '/privacy',
  '/terms',
]

/** The addresses of the page that the header’s button links to (S2.4), and of the page with the policies (S2.7). */
export const joinRoute = '/get-involved'
export const policiesRoute = '/contact'

/** The id of the section of the home page that the page's first two buttons scroll to (S2.8). */
export const getInvolvedId = 'get-involved'

/** The toasts whose text the specification fixes, by their ids. Only for some is the second line fixed too. */
export const toasts = {
  'get-started': {title: "Let's Get Started!", description: "Choose how you'd like to get involved!"},
  'ready-to-join': {title: 'Ready to Join?', description: 'Scroll down to find the perfect program for you!'},
  'thanks-for-interest': {
    title: 'Thank You for Your Interest!',
    description: 'Check out our volunteer opportunities below.',
  },
  'opening-donation-page': {title: 'Thank You!', description: 'Opening donation page in a new window.'},
  newsletter: {
    title: 'Newsletter Signup Coming Soon!',
    description: 'For now, follow us on social media for updates.',
  },
  consultation: {title: 'Booking System Coming Soon!'},
  'workshop-registration': {title: 'Registration Opening Soon!'},
  'mentoring-application': {title: 'Application Process Starting Soon!'},
  'volunteer-application': {title: 'Volunteer Application Coming Soon!'},
  'donation-platform': {title: 'Donation Platform Coming Soon!'},
  feature: {title: 'Feature coming soon!'},
} satisfies Record<string, {title: string; description?: string}>

/** The 404 page (S2.3). */
export const notFound = {heading: 'Oops! Page not found', homeLink: 'Return to Home'}

/** The page that is shown after an error in the code. */
export const renderError = {heading: 'Unexpected Application Error!', homeLink: 'Return to Home'}

/** The contact form: the kinds of inquiry, the labels of required fields, and the rows of the message field (S5.1). */
export const contactForm = {
  inquiries: ['program', 'volunteer', 'partnership', 'support'],
  words: ['Full Name', 'Subject', 'Message'],
  email: 'Email Address',
  rows: '5',
}

/**
 * The charity’s own figures on the day of delivery (chapters 2 and 9 of the specification). The charity may change them
 * in `content/`, so no test requires them later: `tests/content/specification.test.ts` checks that the schemas accept
 * them and, with `DELIVERY=1`, that the records have them. After that, `npm run review` lists every changed figure.
 */
export const figuresAtDelivery = {
  cohorts: [
    {title: 'Financial Foundations Bootcamp', spots: 12, price: 'Free'},
    {title: 'Investment Fundamentals Course', spots: 20, price: 'Free'},
    {title: 'Career Transition Accelerator', spots: 15, price: 'Free'},
  ],
  workshops: [
    {title: 'Budgeting Basics', capacity: 12, duration: '2-3 hours', frequency: 'weekly'},
    {title: 'Understanding Credit & Debt', capacity: 15, duration: '2-3 hours', frequency: 'bi-weekly'},
    {title: 'Introduction to Investing', capacity: 15, duration: '2-3 hours', frequency: 'monthly'},
    {title: 'Career Planning & Finance', capacity: 20, duration: '2-3 hours', frequency: 'monthly'},
  ],
  tracks: [
    {
      title: 'Financial Literacy Essentials',
      duration: '8-12 weeks',
      weeks: {from: 8, to: 12},
      level: 'Beginner to Intermediate',
    },
    {
      title: 'Investment & Wealth Building',
      duration: '12-16 weeks',
      weeks: {from: 12, to: 16},
      level: 'Intermediate to Advanced',
    },
    {title: 'Property & Homeownership', duration: '10-14 weeks', weeks: {from: 10, to: 14}, level: 'Intermediate'},
    {
      title: 'Career Development & Industry Access',
      duration: '12-20 weeks',
      weeks: {from: 12, to: 20},
      level: 'All Levels',
    },
  ],
  amounts: [25, 50, 100, 250],
  commitments: [
    {commitment: '4-6 hours/month', hours: {from: 4, to: 6}},
    {commitment: '2-3 hours/month', hours: {from: 2, to: 3}},
    {commitment: '5-8 hours/month', hours: {from: 5, to: 8}},
    {commitment: 'Flexible', hours: undefined},
  ],
  facts: {
    'students-2021': '100',
    'young-people-helped': '500+',
    'active-volunteers': '50+',
    'donations-to-delivery': '100%',
    'response-time': '24 hours',
    'free-parking': '2 hours',
    'mentoring-rhythm-services': 'Monthly sessions',
    'mentoring-rhythm-mentoring': 'Weekly 1-hour sessions',
  },
  hours: [
    {days: 'Monday-Friday', opens: '9:00 AM', closes: '6:00 PM'},
    {days: 'Saturday', opens: '10:00 AM', closes: '4:00 PM'},
  ],
  years: [2020, 2021, 2022, 2023, 2024],
  copyrightYear: 2024,
  updated: '2024-12',
}

/** The number of modules in each track of the curriculum. */
export const modulesOfTrack = 5
