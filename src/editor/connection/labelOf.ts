export function capitalise(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** Shortens text for use in a sentence or on a button. */
export function shorten(words: string, max = 40): string {
  return words.length > max ? `${words.slice(0, max)}…` : words
}
