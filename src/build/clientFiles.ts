import type {Rolldown} from 'vite'

/**
 * The entry files that are loaded on demand. `wake.ts` reads their addresses from a page’s `data-chunks`, in
 * this order.
 */
export const entries = {
  search: 'src/browser/search.ts',
  firstMessage: 'src/browser/firstMessage.ts',
  messages: 'src/browser/messages.tsx',
  islands: 'src/browser/islands.tsx',
}

export type BuildOutput = Rolldown.OutputChunk | Rolldown.OutputAsset

/**
 * Returns the built files of `entries`, then all files that they import, so that pages can request all in
 * parallel.
 */
export function clientFiles(files: BuildOutput[]): string[] {
  const chunks = files.filter((file) => file.type === 'chunk')
  const needed = Object.keys(entries).map((name) => {
    const entry = chunks.find((chunk) => chunk.isEntry && chunk.name === name)
    if (!entry) throw new Error(`The build made no ${name}.`)
    return entry.fileName
  })
  for (const name of needed)
    for (const next of chunks.find(({fileName}) => fileName === name)?.imports ?? [])
      if (!needed.includes(next)) needed.push(next)
  return needed
}
