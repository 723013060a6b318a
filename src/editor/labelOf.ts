/** Turns a key into a label, with indexes counted from 1: `highlights.0` → Highlights 1. */
export function labelOf({key = ''}: {key?: string}): string {
  const parts = key.split('.').map((part) => (/^\d+$/.test(part) ? String(Number(part) + 1) : part))
  return capitalise(
    parts
      .join(' ')
      .replace(/(?<=[a-z])(?=[A-Z])/g, ' ')
      .toLowerCase(),
  )
}

export function capitalise(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** Shortens text for use in a sentence or on a button. */
export function shorten(words: string, most = 40): string {
  return words.length > most ? `${words.slice(0, most)}…` : words
}
