import {z} from 'zod'
import {list, text} from './fields.ts'

/**
 * The texts of the sketch that the contact page has in place of a map. It has numbered marks for five places.
 */
export default z.strictObject({
  soon: text('Map coming soon.'),
  why: text('We don’t load maps from other companies.'),
  sketch: text('A sketch, not to scale:'),
  places: list('The bus stop', 5, 'each number of the sketch'),
})
