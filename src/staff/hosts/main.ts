import {writeFileSync} from 'node:fs'
import {resolve} from 'node:path'
import {buildSite, buildSiteFor} from './buildSite.ts'
import {examine} from './examine.ts'
import {NotHere, type Server, type Site} from './model.ts'
import {readOptions, usage} from './options.ts'
import {detailsOf, isWrong, type Row, tableOf} from './report.ts'
import {apache} from './servers/apache.ts'
import {caddy} from './servers/caddy.ts'
import {nginx} from './servers/nginx.ts'
import {wrangler} from './servers/wrangler.ts'

const servers = [nginx, wrangler, caddy, apache]

/** `npm run test:hosts`: the built site, unchanged, on real servers, each asked the same. */
export async function main(words: string[]): Promise<number> {
  const options = readOptions(words)
  if (typeof options === 'string') {
    console.error(`${options}\n\n${usage}`)
    return 1
  }
  const chosen = servers.filter(({name}) => options.servers.length === 0 || options.servers.includes(name))
  const sites: Site[] = [
    {folder: options.dist ? resolve(options.dist) : buildSite(), base: '/'},
    {folder: buildSiteFor('/repo/'), base: '/repo/'},
  ]
  const rows: Row[] = []
  for (const server of chosen) for (const site of sites) rows.push(await rowOf(server, site))
  console.log(`\n${tableOf(rows)}\n\n${detailsOf(rows)}`)
  if (options.json) writeFileSync(options.json, JSON.stringify({rows}, null, 2))
  return isWrong(rows) ? 1 : 0
}

async function rowOf(server: Server, site: Site): Promise<Row> {
  const row = {server: server.name, base: site.base}
  try {
    const running = await server.start(site)
    try {
      return {...row, examined: await examine(server.name, running, site)}
    } finally {
      await running.stop()
    }
  } catch (error) {
    if (error instanceof NotHere) return {...row, notRun: error.message}
    return {...row, failed: (error as Error).message}
  }
}
