import type * as schema from 'schema-dts'
import type {RelatedPageData} from '../../components/ui/usePage.ts'
import type {Frontmatter} from '../../content/frontmatter.ts'
import {internationalNumber} from '../../content/internationalNumber.ts'
import * as labels from '../../content/labels.yaml'
import site from '../../content/site.yaml'
import type {PageModule} from '../frame/pageModules.ts'
import {charityId, describeRecords, postalAddress} from './describeRecords.ts'
import {absoluteUrl} from './pages.ts'

interface StructuredDataInput extends Pick<PageModule, 'recordIds'> {
  path: string
  page: Frontmatter & RelatedPageData
  canonical: string
}

/**
 * Writes a page's JSON-LD (https://schema.org) from the records that its cards show. Contains only what
 * visitors can read on the page. Omits questions and answers, which search engines show only for government
 * and health sites.
 */
export function structuredData({path, page, recordIds = {}, canonical}: StructuredDataInput): string {
  const home = path === '/'
  const subject = home ? describeWebsite() : describeBreadcrumbs(page, canonical)
  const graph: (schema.Thing | Charity)[] = [
    describeCharity(home),
    subject,
    ...describeRecords(recordIds, canonical),
  ]
  // Escapes `<`, because `</script>` inside a string would end the script early.
  return JSON.stringify({'@context': 'https://schema.org', '@graph': graph}).replaceAll('<', '\\u003c')
}

type Charity = schema.MergeLeafTypes<[schema.NGOLeaf, schema.EducationalOrganizationLeaf]>

/** Describes the charity: in full on the home page, only with name and address of the site on other pages. */
function describeCharity(inFull: boolean): Charity {
  const named: Charity = {
    '@type': ['NGO', 'EducationalOrganization'],
    '@id': charityId,
    name: site.name,
    url: site.url,
  }
  if (!inFull) return named
  return {
    ...named,
    logo: absoluteUrl('/icon-512.png'),
    sameAs: site.social.map(({url}) => url),
    contactPoint: {
      '@type': 'ContactPoint',
      contactType: 'customer service',
      email: site.email,
      telephone: internationalNumber(site.phone),
    },
    address: postalAddress,
    areaServed: site.address.town,
  }
}

function describeWebsite(): schema.WebSite {
  return {
    '@type': 'WebSite',
    name: site.name,
    url: site.url,
    inLanguage: 'en-GB',
    publisher: {'@id': charityId},
  }
}

/** Describes the breadcrumbs of a page. */
function describeBreadcrumbs(
  {title, short = title, above = []}: Frontmatter & RelatedPageData,
  canonical: string,
): schema.BreadcrumbList {
  const steps = [
    {name: labels.home, item: absoluteUrl('/')},
    ...above.map((page) => ({name: page.title, item: absoluteUrl(page.to)})),
    {name: short, item: canonical},
  ]
  return {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(
      (step, index): schema.ListItem => ({'@type': 'ListItem', position: index + 1, ...step}),
    ),
  }
}
