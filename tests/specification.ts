// The words and addresses that the specification fixes. Tests read everything else (names, numbers, pages, labels) from
// `content/` and `pages/`.

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

/** Where the header’s button leads (S2.4), and where the policies are (S2.7). */
export const joinRoute = '/get-involved'
export const policiesRoute = '/contact'

/** The section of the home page that its first two buttons scroll to (S2.8). */
export const getInvolvedId = 'get-involved'

/** The messages whose wording is fixed, letter for letter, by their ids. Only some have a fixed second line. */
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

/** How many modules each track has. */
export const modulesOfTrack = 5
