import {z} from 'zod'
import {textMatching} from './fields.ts'

/** The addresses of the pages that S2.1 of tests/specification.md requires. */
const fixedAddresses = [
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

/** Every address that the site has ever had. `to` redirects an address whose page was removed. */
export default z
  .array(
    z.strictObject({
      address: textMatching(
        /^\/([a-z0-9-]+(\/[a-z0-9-]+)*)?$/,
        'an address of this site',
        '/about',
        'route',
      ).meta({
        label: 'Address',
      }),
      to: textMatching(/^\/[a-z0-9/-]*(#[\w-]+)?$/, 'a page of this site', '/about', 'page')
        .meta({label: 'Leads to'})
        .optional(),
    }),
  )
  .meta({fixedAddresses})
