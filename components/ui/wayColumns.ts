import * as labels from '../../content/labels.yaml'

/** The columns of `WayTable`: the heading of each, and the field of `content/ways.yaml` that it shows. */
export const wayColumns = [
  [labels.howLong, 'length'],
  [labels.where, 'place'],
  [labels.withWhom, 'company'],
] as const

/** The width from which the columns of `WayTable` fit side by side. */
export const tableWidth = '@container (min-width: 50rem)'
