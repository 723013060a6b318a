import type {Editable} from '../edit/protocol.ts'

/** `highlights.0` as a person counts: Highlights 1. */
export function labelOf({key}: Pick<Extract<Editable, {kind: 'text'}>, 'key'>): string {
  const parts = key.split('.').map((part) => (/^\d+$/.test(part) ? String(Number(part) + 1) : part))
  return capital(
    parts
      .join(' ')
      .replace(/(?<=[a-z])(?=[A-Z])/g, ' ')
      .toLowerCase(),
  )
}

export function capital(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** Words that are shown in a sentence, or on a button. */
export function short(words: string, most = 40): string {
  return words.length > most ? `${words.slice(0, most)}…` : words
}
