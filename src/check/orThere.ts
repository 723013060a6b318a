/** What to do where words contradict what was said to stand elsewhere, and nobody here knows which of the two is right: what to write in the words, as far as that is known. `place`: where else, if the words before could mean several. */
export function orThere(right?: string, place = 'that'): string {
  return `If ${place} is right, ${right ? `write here: ${right}` : 'correct it here'}. If not, correct it there.`
}
