import type {Frontmatter, Surroundings} from '../../components/ui/usePage.ts'
import {dialled} from '../../content/dialled.ts'
import * as labels from '../../content/labels.yaml'
import site from '../../content/site.yaml'
import {basename} from '../frame/addressOf.ts'
import type {PageModule} from '../frame/pageModules.ts'
import {charityId, postalAddress, shownThings, type Thing} from './shownThings.ts'

interface Described extends Pick<PageModule, 'shown'> {
  path: string
  page: Frontmatter & Surroundings
  canonical: string
}

/**
 * What a page shows, said once more for machines (https://schema.org), as the text of a JSON-LD script:
 * from the same records as the cards, and only what a visitor can read on the page.
 * No questions: search engines show those of governments and health services alone.
 */
export function structuredData({path, page, shown = {}, canonical}: Described): string {
  const home = path === '/'
  const graph = [charity(home), home ? website() : trail(page, canonical), ...shownThings(shown, canonical)]
  // A `<` inside a string could end the script early.
  return JSON.stringify({'@context': 'https://schema.org', '@graph': graph}).replaceAll('<', '\\u003c')
}

/** Who is behind the site; in full on the home page, by name on the others. */
function charity(inFull: boolean): Thing {
  const named = {'@type': ['NGO', 'EducationalOrganization'], '@id': charityId, name: site.name, url: site.url}
  if (!inFull) return named
  return {
    ...named,
    logo: new URL(`${basename}/icon-512.png`, site.url).href,
    sameAs: site.social.map(({url}) => url),
    contactPoint: {
      '@type': 'ContactPoint',
      contactType: 'customer service',
      email: site.email,
      telephone: dialled(site.phone),
    },
    address: postalAddress,
    areaServed: site.address.town,
  }
}

function website(): Thing {
  return {'@type': 'WebSite', name: site.name, url: site.url, inLanguage: 'en-GB', publisher: {'@id': charityId}}
}

/** The way to a page, as its breadcrumb shows it. */
function trail({title, short = title, above = []}: Frontmatter & Surroundings, canonical: string): Thing {
  const steps = [
    {name: labels.home, item: new URL(`${basename}/`, site.url).href},
    ...above.map((page) => ({name: page.title, item: new URL(basename + page.to, site.url).href})),
    {name: short, item: canonical},
  ]
  return {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map((step, index) => ({'@type': 'ListItem', position: index + 1, ...step})),
  }
}
