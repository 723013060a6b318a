import type {Server} from 'node:http'
import {join} from 'node:path'
import {preview} from 'vite'
import type {ProjectCopy} from '../../../src/commands/copyProject.ts'
import {addressOf, type Started} from './listen.ts'

/** Builds a copy of the project and serves it; the copy goes when the server stops. Throws what a failed build says. */
export async function serveCopy(copy: ProjectCopy): Promise<Started> {
  const {status, output} = copy.build()
  if (status !== 0) throw new Error(output)
  const server = await preview({root: copy.folder, configFile: join(copy.folder, 'vite.config.ts'), preview: {port: 0}})
  return {
    address: addressOf(server.httpServer as Server),
    stop: async () => {
      await server.close()
      copy.remove()
    },
  }
}
