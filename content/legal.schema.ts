import {z} from 'zod'
import {written} from './fields.ts'

/** The legal words as they were when their date was set, for `npm run check` to compare. */
export default z.strictObject({
  updated: written(/^\d{4}-(0[1-9]|1[0-2])$/, 'a year and a month in quotes', '2024-12'),
  words: written(/^[0-9a-f]{16}$/, 'what npm run fix writes', '0123456789abcdef'),
})
