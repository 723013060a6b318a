import {writeFileSync} from 'node:fs'
import {askedFor} from '../askedFor.ts'
import type {BuiltSite} from '../deploy-config/builtSite.ts'
import {examine} from './examine.ts'
import {measureHeaders, measureLoad} from './measure.ts'
import {NotHere, type Server} from './model.ts'
import {readOptions, usage} from './options.ts'
import {detailsOf, isRight, type Row, tableOf} from './report.ts'
import {apache} from './servers/apache.ts'
import {caddy} from './servers/caddy.ts'
import {nginx} from './servers/nginx.ts'
import {wrangler} from './servers/wrangler.ts'
import {sitesFor} from './sites.ts'

const servers = [nginx, wrangler, caddy, apache]

/** `npm run test:hosts`: the built site, unchanged, on real servers, each asked the same. */
export async function main(words: string[]): Promise<number> {
  try {
    return await run(words)
  } catch (error) {
    console.error((error as Error).message)
    return 1
  }
}

async function run(words: string[]): Promise<number> {
  const options = askedFor(() => readOptions(words), usage)
  if (!options) return 1
  const sites = sitesFor(options.dist)
  const rows: Row[] = []
  for (const server of servers.filter(({name}) => options.servers.includes(name))) {
    for (const site of sites) {
      console.log(`Asking ${server.name} about ${site.base}`)
      rows.push(await rowOf(server, site, options.load))
    }
  }
  console.log(`\n${tableOf(rows)}\n\n${detailsOf(rows)}`)
  if (options.json) writeFileSync(options.json, JSON.stringify({rows}, null, 2))
  return isRight(rows) ? 0 : 1
}

async function rowOf(server: Server, site: BuiltSite, load: boolean): Promise<Row> {
  const row = {server: server.name, base: site.base}
  try {
    const running = await server.start(site)
    try {
      const examined = await examine(server.name, running, site)
      if (server !== nginx || site.base !== '/') return {...row, examined}
      const measures = [await measureHeaders(running, site)]
      if (load) measures.push(await measureLoad(running, site))
      return {...row, examined, measures}
    } finally {
      await running.stop()
    }
  } catch (error) {
    if (error instanceof NotHere) return {...row, notRun: error.message}
    return {...row, failed: (error as Error).message}
  }
}
