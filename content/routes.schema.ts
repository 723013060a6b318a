import {z} from 'zod'
import {textMatching} from './fields.ts'

/** Every address that the site has ever had. `to` redirects an address whose page was removed. */
export default z.array(
  z.strictObject({
    address: textMatching(/^\/([a-z0-9-]+(\/[a-z0-9-]+)*)?$/, 'an address of this site', '/about', 'page').meta({
      label: 'Address',
    }),
    to: textMatching(/^\/[a-z0-9/-]*(#[\w-]+)?$/, 'a page of this site', '/about', 'page')
      .meta({label: 'Leads to'})
      .optional(),
  }),
)
