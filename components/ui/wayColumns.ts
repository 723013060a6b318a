import * as labels from '../../content/labels.yaml'

/** What ways to learn are compared by: the head of each column, and the field of a way that stands in it. */
export const wayColumns = [
  [labels.howLong, 'length'],
  [labels.where, 'place'],
  [labels.withWhom, 'company'],
] as const

/** From where on every cell has room for a line. */
export const asTable = '@container (min-width: 50rem)'
