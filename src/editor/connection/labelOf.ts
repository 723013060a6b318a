export function capitalise(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** Shortens text for use in a sentence or on a button. */
export function shorten(words: string, most = 40): string {
  return words.length > most ? `${words.slice(0, most)}…` : words
}
