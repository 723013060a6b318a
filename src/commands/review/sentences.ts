const segmenter = new Intl.Segmenter('en-GB', {granularity: 'sentence'})

/** A line of words cut into its sentences. */
export function sentencesOf(text: string): string[] {
  if (!/[.!?…]./.test(text)) return text ? [text] : []
  return Array.from(segmenter.segment(text), ({segment}) => segment.trim()).filter(Boolean)
}
