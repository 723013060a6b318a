/** Synonyms by the choice that they mean; none could mean another choice of any field. */
const meanings: Record<string, string[]> = {
  weekly: ['every week', 'each week', 'once a week'],
  'bi-weekly': [
    'fortnightly',
    'every fortnight',
    'once a fortnight',
    'every two weeks',
    'every 2 weeks',
    'every second week',
    'every other week',
  ],
  monthly: ['every month', 'each month', 'once a month'],
  'All Levels': ['any', 'any level', 'every level', 'everyone', 'everybody', 'anyone'],
}

/** Returns the choice that a synonym means: `bi-weekly` for `fortnightly`. */
export function readChoice(typed: string): string[] {
  const said = typed.trim().toLowerCase().replace(/\s+/g, ' ')
  return Object.entries(meanings).flatMap(([choice, words]) => (words.includes(said) ? [choice] : []))
}
