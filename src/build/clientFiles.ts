import type {Rolldown} from 'vite'

/** What answers presses, in the order in which documents name the files (`data-chunks`) and scripts look for them there. */
export const entries = {
  firstMessage: 'src/browser/firstMessage.ts',
  messages: 'src/browser/messages.tsx',
  islands: 'src/browser/islands.tsx',
}

/** A file that a build wrote. */
export type Output = Rolldown.OutputChunk | Rolldown.OutputAsset

/** The files of the entries, then what those import, so that a document can have them all asked for in one wave. */
export function clientFiles(files: Output[]): string[] {
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
