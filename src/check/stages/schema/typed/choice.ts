/** Words that mean one of a list, and no other of any list of ours. */
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

/** The choice that is said in other words: of `fortnightly`, `bi-weekly`. */
export function readChoice(typed: string): string[] {
  const said = typed.trim().toLowerCase().replace(/\s+/g, ' ')
  return Object.entries(meanings).flatMap(([choice, words]) => (words.includes(said) ? [choice] : []))
}
