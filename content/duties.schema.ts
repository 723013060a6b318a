import {z} from 'zod'
import {figureFields, internalAddress, text} from './fields.ts'

/** What a charity has to say on its website, by which law or code, and where the site seems to say it. */
export default z.array(
  z.strictObject({
    duty: text('Say that we’re a registered charity.'),
    law: text('Charities Act 2011, section 194'),
    source: figureFields.source,
    at: internalAddress().optional(),
  }),
)
