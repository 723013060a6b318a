import type {Rolldown} from 'vite'

/** In the order in which documents name them (`data-chunks`), and scripts look for them there. */
export const entries = {
  firstMessage: 'src/app/firstMessage.ts',
  messages: 'src/app/messages.tsx',
  client: 'src/app/client.tsx',
}

/** A file that a build wrote. */
export type Output = Rolldown.OutputChunk | Rolldown.OutputAsset

/**
 * For a page's file, the file that answers a press, and then all that waking needs, so that it is asked for in one wave, not
 * one after another. What messages need, much the heaviest, goes first: over the connection that is open already.
 */
export function chunksByPage(files: Output[]): (pageFile: string) => string[] {
  const chunks = files.filter((file) => file.type === 'chunk')
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]))
  const byPage = new Map(chunks.map((chunk) => [chunk.facadeModuleId, chunk]))
  const always = Object.keys(entries).map((name) => {
    const entry = chunks.find((chunk) => chunk.isEntry && chunk.name === name)
    if (!entry) throw new Error(`The build made no ${name}.`)
    return entry
  })

  return (pageFile) => {
    const needed = new Set<string>()
    const add = (chunk: Rolldown.OutputChunk | undefined) => {
      if (!chunk || needed.has(chunk.fileName)) return
      needed.add(chunk.fileName)
      for (const name of chunk.imports) add(byName.get(name))
    }
    always.forEach(add)
    add(byPage.get(pageFile))
    return [...needed]
  }
}
