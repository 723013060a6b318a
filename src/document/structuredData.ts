import type * as schema from 'schema-dts'
import type {Frontmatter, Surroundings} from '../../components/ui/usePage.ts'
import {dialled} from '../../content/dialled.ts'
import * as labels from '../../content/labels.yaml'
import site from '../../content/site.yaml'
import type {PageModule} from '../frame/pageModules.ts'
import {wholeAddress} from './pages.ts'
import {charityId, postalAddress, shownThings} from './shownThings.ts'

interface Described extends Pick<PageModule, 'shown'> {
  path: string
  page: Frontmatter & Surroundings
  canonical: string
}

/**
 * Writes a page's JSON-LD (https://schema.org) from the records that its cards show. Contains only what visitors can
 * read on the page.
 * Omits questions: search engines show them only for government and health sites.
 */
export function structuredData({path, page, shown = {}, canonical}: Described): string {
  const home = path === '/'
  const subject = home ? website() : trail(page, canonical)
  const graph: (schema.Thing | Charity)[] = [charity(home), subject, ...shownThings(shown, canonical)]
  // A `<` inside a string could end the script early.
  return JSON.stringify({'@context': 'https://schema.org', '@graph': graph}).replaceAll('<', '\\u003c')
}

type Charity = schema.MergeLeafTypes<[schema.NGOLeaf, schema.EducationalOrganizationLeaf]>

/** Describes the charity: in full on the home page, by name on others. */
function charity(inFull: boolean): Charity {
  const named: Charity = {'@type': ['NGO', 'EducationalOrganization'], '@id': charityId, name: site.name, url: site.url}
  if (!inFull) return named
  return {
    ...named,
    logo: wholeAddress('/icon-512.png'),
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

function website(): schema.WebSite {
  return {'@type': 'WebSite', name: site.name, url: site.url, inLanguage: 'en-GB', publisher: {'@id': charityId}}
}

/** Describes the breadcrumbs of a page. */
function trail(
  {title, short = title, above = []}: Frontmatter & Surroundings,
  canonical: string,
): schema.BreadcrumbList {
  const steps = [
    {name: labels.home, item: wholeAddress('/')},
    ...above.map((page) => ({name: page.title, item: wholeAddress(page.to)})),
    {name: short, item: canonical},
  ]
  return {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map((step, index): schema.ListItem => ({'@type': 'ListItem', position: index + 1, ...step})),
  }
}
