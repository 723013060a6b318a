import type {Rolldown} from 'vite'

type GetModule = (id: string) => Rolldown.ModuleInfo | null

/** The files of the client whose names other parts of the build know: `src/app/client.tsx` and `src/app/messages.tsx`. */
interface Entries {
  client: string
  messages: string
}

/**
 * How the client is cut into files, by who needs a module and not by its name: what a message needs,
 * what the frame or most pages need (one file, asked for once and kept for the next page), what several share,
 * and each page's own.
 */
export function clientChunks(entries: Entries): Rolldown.OutputOptions['codeSplitting'] {
  let needs: Needs | undefined
  /** A file for the modules of which that is true. What an earlier one takes, with all that it imports, no later one has. */
  const file = (name: string, holds: (id: string, needs: Needs) => boolean) => ({
    // Without it a slow build ends with advice on this very line, which no member of staff can follow.
    debugName: name,
    name(id: string, graph: {getModuleInfo: GetModule}) {
      // First asked when every module is known.
      needs ??= readNeeds(entries, (each) => graph.getModuleInfo(each))
      return holds(id, needs) ? name : undefined
    },
  })
  return {
    groups: [
      file('messages', (id, {messages}) => messages.has(id)),
      file('client', (id, {frame, pages, readers}) => frame.has(id) || (readers.get(id) ?? 0) > pages / 2),
      file('cards', (id, {readers}) => (readers.get(id) ?? 0) > 2),
    ],
  }
}

interface Needs {
  /** What a message reaches. */
  messages: Set<string>
  /** What the client reaches, without its pages. */
  frame: Set<string>
  pages: number
  /** How many pages reach each module. */
  readers: Map<string, number>
}

function readNeeds({client, messages}: Entries, module: GetModule): Needs {
  const frame = reach(client, module)
  const shared = reach(messages, module)
  // Only pages are loaded later than what names them, and the search, which comes with what messages need.
  const namingPages = [...frame].filter((id) => !shared.has(id))
  const pages = new Set(namingPages.flatMap((id) => module(id)?.dynamicallyImportedIds ?? []))
  const readers = new Map<string, number>()
  for (const page of pages)
    for (const id of reach(page, module)) if (id !== page) readers.set(id, (readers.get(id) ?? 0) + 1)
  return {messages: shared, frame, pages: pages.size, readers}
}

/** A module and all that it imports at once, and what those import. */
function reach(start: string, module: GetModule): Set<string> {
  const reached = new Set([start])
  for (const id of reached) for (const next of module(id)?.importedIds ?? []) reached.add(next)
  return reached
}
