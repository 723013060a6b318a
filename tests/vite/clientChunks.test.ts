import type {Rolldown} from 'vite'
import {expect, test} from 'vitest'
import {clientChunks} from '../../src/vite/clientChunks.ts'

/** What each module imports at once, and what it loads later. */
type Graph = Record<string, {imports?: string[]; later?: string[]}>

/** Five pages behind the frame. */
const graph: Graph = {
  messages: {imports: ['toast']},
  toast: {imports: ['react']},
  client: {imports: ['messages', 'frame']},
  frame: {imports: ['react', 'routes']},
  routes: {later: ['one', 'two', 'three', 'four', 'five', 'six']},
  one: {imports: ['hero', 'card', 'form']},
  two: {imports: ['hero', 'card']},
  three: {imports: ['hero', 'card']},
  four: {imports: ['hero', 'table']},
  five: {imports: ['table']},
  six: {imports: ['toast']},
  hero: {imports: ['drawing']},
}

/** The file in which a module of such a client comes. */
function fileOf(id: string): string {
  const settings = clientChunks({client: 'client', messages: 'messages'})
  const groups = (typeof settings === 'object' && settings.groups) || []
  const getModuleInfo = (each: string) =>
    ({importedIds: graph[each]?.imports ?? [], dynamicallyImportedIds: graph[each]?.later ?? []}) as never
  const names = groups.map(({name}) =>
    typeof name === 'function' ? name(id, {getModuleInfo} as Rolldown.ChunkingContext) : name,
  )
  return names.find(Boolean) ?? 'its own'
}

test.each([
  ['what a message reaches comes with the messages, whoever else needs it', 'react', 'messages'],
  ['what the frame needs comes with the client', 'frame', 'client'],
  ['what most pages need comes with the client', 'hero', 'client'],
  ['and so does what that imports', 'drawing', 'client'],
  ['what several pages need comes in a file that they share', 'card', 'cards'],
  ['what two pages need is left to them', 'table', 'its own'],
  ['what one page needs is its own', 'form', 'its own'],
  ['a page is its own', 'one', 'its own'],
])('%s', (_, id, file) => {
  expect(fileOf(id)).toBe(file)
})
