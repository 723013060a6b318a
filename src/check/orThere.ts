/** What to do where words contradict what was said to stand elsewhere, and nobody here knows which of the two is right: what to write in the words, as far as that is known. */
export function orThere(right?: string): string {
  return `If that is right, ${right ? `write here: ${right}` : 'correct it here'}. If not, correct it there.`
}
