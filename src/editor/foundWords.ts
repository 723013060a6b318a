import type {Editable} from '../edit/protocol.ts'
import {ask} from './socket.ts'
import {type Panel, say} from './store.ts'

/** The panel of the values of `content/` that a page shows as those words. */
export async function foundWords(words: string): Promise<Panel | undefined> {
  return panelOf(words, await ask('find', {words}))
}

/** The panel of those values; where there are none, it is said who can change the words. */
export function panelOf(words: string, places: Editable[]): Panel | undefined {
  if (places.length > 0) return {shows: 'found', words, places}
  say(`“${short(words)}” can’t be edited here. Ask your developer.`)
  return undefined
}

/** Words that are told in a sentence, or on a button. */
export function short(words: string, most = 40): string {
  return words.length > most ? `${words.slice(0, most)}…` : words
}
