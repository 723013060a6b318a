import {posix} from 'node:path'
import type {Plugin, Rollup} from 'vite'
import {check} from '../check/index.ts'
import {readSite, type SiteFiles, textOf, today} from '../site/index.ts'
import {viteError} from './stopVite.ts'

/**
 * In dev, shows over the page what would stop a build and is in no page that could be told at its own address:
 * mistakes in records, in the names of files, and records that pages name and that are gone.
 * The page behind stays as it was, with all that was typed into it, until the mistake is mended.
 */
export function overlay(): Plugin {
  let root = ''
  let site: SiteFiles | undefined
  let error: Rollup.RollupError | undefined

  function look() {
    const files = {...readSite(root, site), showsDrafts: true}
    site = files
    const found = check(files, {today: today()}).filter(({id, file}) => !file.endsWith('.mdx') || isOfOthers(id))
    error = viteError(found, (file) => textOf(files, file), root)
  }

  return {
    name: 'site:overlay',
    apply: 'serve',
    configResolved(config) {
      root = config.root
    },
    configureServer(server) {
      // Vitest makes a server too, and a test must find the files as they are.
      if (server.config.mode === 'test') return
      look()
      server.environments.client.hot.on('vite:client:connect', (_, client) => {
        client.send(error ? payloadOf(error) : nothingNew)
      })
    },
    hotUpdate({type, file}) {
      if (this.environment.name !== 'client') return undefined
      const name = posix.relative(root, file)
      const told = /^content\/[^/]+\.yaml$/.test(name) || (name.startsWith('pages/') && (error || type !== 'update'))
      if (!told) return undefined
      const before = error
      look()
      // Vite sends nothing where the file is no part of what is on the screen, and the mended mistake would stay there.
      if (error || before) this.environment.hot.send(error ? payloadOf(error) : nothingNew)
      return error ? [] : undefined
    },
  }
}

/** Whether something is wrong with the name of a page's file, or with a record that it names: its own address may not be there to tell it. */
function isOfOthers(id: string): boolean {
  return /^files\.|^refs\.(?:no-record|other-kind)$/.test(id)
}

/** Vite’s client loads a page anew when its first update mends an error, and all that was typed is lost: this is its first. */
const nothingNew = {type: 'update' as const, updates: []}

function payloadOf({message, id, loc, frame}: Rollup.RollupError) {
  return {type: 'error' as const, err: {message, stack: '', id, loc, frame, plugin: 'site:overlay'}}
}
