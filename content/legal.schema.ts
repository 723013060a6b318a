import {z} from 'zod'
import {textMatching} from './fields.ts'

/**
 * The date of the legal texts, and a hash of the texts on that date, with which `npm run check` notices
 * changes.
 */
export default z.strictObject({
  updated: textMatching(/^\d{4}-(0[1-9]|1[0-2])$/, 'a year and a month', '2024-12'),
  words: textMatching(/^[0-9a-f]{16}$/, 'what npm run fix writes', '0123456789abcdef'),
})
