/** The quotations of other languages, „tak” and „ja“, as signs that are no marks, so that all places stay. */
export function withoutOtherQuotations(words: string): string {
  return words.replace(/„[^„“”]*[“”]/g, (quotation) => '·'.repeat(quotation.length))
}
