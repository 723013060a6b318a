import {resolve} from 'node:path'
import {parseArgs} from 'node:util'
import {askedFor} from '../askedFor.ts'
import {placed, siteAt} from './builtSite.ts'
import {writeConfiguration} from './configurations.ts'
import {type Configured, files} from './files.ts'

const usage = `npm run deploy-config -- FOLDER [options]
  FOLDER         where to write the configurations of nginx, Caddy and Apache, and the headers that they include
  --dist FOLDER  the built site; without it, dist
  --site PATH    where the built site will stand on the server; without it, where it stands here
  --at PATH      where FOLDER will stand on the server; without it, where it stands here`

/** What each server listens on, in its own words: the port that visitors come to. */
const listen: Record<Configured, string> = {nginx: '80', caddy: '80', apache: '*:80'}

/** `npm run deploy-config`: the configurations of `src/hosts/` for a built site, each ready to be used on a server. */
export function main(words: string[]): number {
  const options = askedFor(() => readOptions(words), usage)
  if (!options) return 1
  const {folder, at, dist, site} = options
  try {
    const built = siteAt(dist)
    for (const server of Object.keys(files) as Configured[]) {
      console.log(writeConfiguration(server, placed(built, listen[server], site && resolve(site)), folder, at))
    }
    return 0
  } catch (error) {
    console.error((error as Error).message)
    return 1
  }
}

function readOptions(words: string[]) {
  const text = {type: 'string'} as const
  const options = {dist: text, site: text, at: text}
  const {values, positionals} = parseArgs({args: words, allowPositionals: true, options})
  const [named, ...more] = positionals
  if (!named) throw new Error('Say into which folder to write.')
  if (more.length > 0) throw new Error(`Say one folder: “${more.join(' ')}” is one too many.`)
  const folder = resolve(named)
  return {folder, dist: values.dist ?? 'dist', site: values.site, at: values.at ? resolve(values.at) : folder}
}
