import type {Frontmatter, Surroundings} from '../../components/ui/usePage.ts'
import cohorts, {begun} from '../../content/cohorts.yaml'
import faqs from '../../content/faqs.yaml'
import site from '../../content/site.yaml'
import tracks from '../../content/tracks.yaml'
import {basename} from './addressOf.ts'
import type {PageModule} from './pageModules.ts'

interface Described extends Pick<PageModule, 'shown'> {
  path: string
  page: Frontmatter & Surroundings
  canonical: string
}

type Thing = {'@type': string | string[]} & Record<string, unknown>

/**
 * What a page shows, said once more for machines (https://schema.org), as the text of a JSON-LD script:
 * from the same records as the cards, and only what a visitor can read on the page.
 */
export function structuredData({path, page, shown = {}, canonical}: Described): string {
  const graph = [charity(path === '/'), ...(path === '/' ? [website()] : [trail(page, canonical)]), ...recordsOf(shown)]
  // A `<` inside a string could end the script early.
  return JSON.stringify({'@context': 'https://schema.org', '@graph': graph}).replaceAll('<', '\\u003c')
}

const charityId = new URL('/#charity', site.url).href

/** Who is behind the site; in full on the home page, by name on the others. */
function charity(inFull: boolean): Thing {
  const named = {'@type': ['NGO', 'EducationalOrganization'], '@id': charityId, name: site.name, url: site.url}
  if (!inFull) return named
  return {
    ...named,
    description: site.description,
    logo: new URL('/apple-touch-icon.png', site.url).href,
    email: site.email,
    telephone: site.phoneLink,
    address: {
      '@type': 'PostalAddress',
      streetAddress: site.address.slice(0, -1).join(', '),
      addressLocality: 'London',
      addressCountry: 'GB',
    },
    areaServed: 'London',
  }
}

function website(): Thing {
  return {'@type': 'WebSite', name: site.name, url: site.url, inLanguage: 'en-GB', publisher: {'@id': charityId}}
}

/** The way to a page, as its breadcrumb shows it. */
function trail({title, short = title, above = []}: Frontmatter & Surroundings, canonical: string): Thing {
  const steps = [
    {name: 'Home', item: new URL('/', site.url).href},
    ...above.map((page) => ({name: page.title, item: new URL(basename + page.to, site.url).href})),
    {name: short, item: canonical},
  ]
  return {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map((step, index) => ({'@type': 'ListItem', position: index + 1, ...step})),
  }
}

const free = {'@type': 'Offer', category: 'Free', price: 0, priceCurrency: 'GBP'}

/** The records that a page shows and that machines have a name for. */
function recordsOf(shown: NonNullable<PageModule['shown']>): Thing[] {
  const questions = pick(faqs, shown['faqs.yaml']).map(({question, answer}) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: {'@type': 'Answer', text: answer},
  }))
  return [
    ...pick(tracks, shown['tracks.yaml']).map(({title, description}) => course(title, description)),
    ...pick(cohorts, shown['cohorts.yaml']).map(({id, title, description, date, location}) => ({
      ...course(title, description),
      hasCourseInstance: {
        '@type': 'CourseInstance',
        courseMode: location === 'Online' ? 'Online' : 'Onsite',
        // What has begun is no date to come for.
        ...(!begun.includes(id) && {startDate: date}),
      },
    })),
    ...(questions.length > 0 ? [{'@type': 'FAQPage', mainEntity: questions}] : []),
  ]
}

function pick<T extends {id: string}>(records: readonly T[], ids: string[] = []): T[] {
  return ids.flatMap((id) => records.filter((record) => record.id === id))
}

function course(name: string, description: string): Thing {
  return {'@type': 'Course', name, description, provider: {'@id': charityId}, offers: free}
}
