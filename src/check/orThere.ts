/** What to do where words contradict what was said to stand elsewhere, and nobody here knows which of the two is right: what to write in the words, and what there, as far as that is known. `place`: where else, if the words before could mean several. */
export function orThere(right?: string, there?: string, place = 'that'): string {
  const [here, elsewhere] = [
    right ? `write here: ${right}` : 'correct it here',
    there ? `write there: ${there}` : 'correct it there',
  ]
  return `If ${place} is right, ${here}. If not, ${elsewhere}.`
}
