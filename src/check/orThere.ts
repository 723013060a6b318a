/** What to do where a page says otherwise than a record that was just named with its line: what to write on the page, if that is known, or correct the record. */
export function orThere(right: string | undefined): string {
  return `If that is right, ${right ? `write here: ${right}` : 'correct it here'}. If not, correct it there.`
}
