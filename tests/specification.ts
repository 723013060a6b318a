// Texts and addresses that tests/specification.md requires. Tests read all other texts from `content/` and
// `pages/`.

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

/**
 * The addresses of the page that the header’s button links to (S2.4), and of the page with the policies
 * (S2.7).
 */
export const joinRoute = '/get-involved'
export const policiesRoute = '/contact'

/** The id of the section of the home page that the page's first two buttons scroll to (S2.8). */
export const getInvolvedId = 'get-involved'

/**
 * The toasts whose text the specification fixes, by their ids. Only for some is the second line fixed too.
 */
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

/**
 * The contact form: the kinds of inquiry, the labels of required fields, and the rows of the message field
 * (S5.1).
 */
export const contactForm = {
  inquiries: ['program', 'volunteer', 'partnership', 'support'],
  words: ['Full Name', 'Subject', 'Message'],
  email: 'Email Address',
  rows: '5',
}

/** The number of modules in each track of the curriculum. */
export const modulesOfTrack = 5
