/** What ways to learn are compared by: the head of each column, and the field of a way that stands in it. */
export const wayColumns = [
  ['How long', 'length'],
  ['Where', 'place'],
  ['With whom', 'company'],
] as const
