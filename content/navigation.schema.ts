import {z} from 'zod'
import {internalAddress, text} from './fields.ts'

const link = z.strictObject({text: text('About').meta({label: 'Text'}), to: internalAddress()})
const links = () => z.array(link).meta({description: 'a list of links'})

/** The links at the top and at the bottom of every page. */
export default z.strictObject({
  header: links(),
  join: link,
  footer: z
    .array(z.strictObject({heading: text('Quick Links'), links: links()}))
    .meta({description: 'a list of columns'}),
  help: internalAddress(),
  legal: links(),
})
