/** Synonyms of the allowed values of fields. No synonym could mean an allowed value of another field. */
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

/** Returns the allowed value that a synonym means: `bi-weekly` for `fortnightly`. */
export function parseChoice(typed: string): string[] {
  const synonym = typed.trim().toLowerCase().replace(/\s+/g, ' ')
  return Object.entries(meanings).flatMap(([choice, words]) => (words.includes(synonym) ? [choice] : []))
}
