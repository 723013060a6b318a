import {z} from 'zod'
import {list, text, textMatching} from './fields.ts'

/**
 * Invented content of the site that the charity has not confirmed yet: whole records, or some words of a
 * file.
 */
export default z.array(
  z.strictObject({
    in: textMatching(
      /^(pages|content)\/.+\.(mdx|yaml)$/,
      'a file of pages/ or content/',
      'content/team.yaml',
    ),
    ask: text('Who leads the charity?', 'a question'),
    records: list('nadia').optional(),
    words: list('The entrance is step-free.').optional(),
  }),
)
