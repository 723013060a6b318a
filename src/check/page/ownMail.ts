import {siteDetails} from '../content/siteDetails.ts'
import type {SiteFiles} from '../readSite.ts'

/** The tag that shows an address of ours, if the site has one: `<Email box="volunteer" />`. */
export function ownMail(address: string, {content, components}: SiteFiles): string | undefined {
  const details = siteDetails(content)
  const field = Object.keys(details).find((each) => details[each] === address)
  const component = components.get('Email')
  if (!field || !component) return undefined
  if (field === 'email') return '<Email />'
  const box = field.replace(/Email$/, '')
  return component.props.some(({values}) => values?.includes(box)) ? `<Email box="${box}" />` : undefined
}
