import {existsSync, writeFileSync} from 'node:fs'
import {parseArgs} from 'node:util'
import {parseOptions} from '../parseOptions.ts'
import {nginxConfiguration} from './nginx.ts'

const usage = `npm run deploy-config -- FILE [--site PATH]
  FILE         where to write nginx’s configuration for dist/, anew with each build
  --site PATH  where the built site will stand on the server; without it, where it stands here`

/**
 * `npm run deploy-config`: writes nginx’s configuration for the built site, with its paths, headers and
 * redirects.
 */
export function main(words: string[]): number {
  const options = parseOptions(() => readOptions(words), usage)
  if (!options) return 1
  if (!existsSync('dist/_headers')) {
    console.error('There is no built site in dist/. Run first: npm run build')
    return 1
  }
  try {
    writeFileSync(options.file, nginxConfiguration('dist', options.site))
    return 0
  } catch (error) {
    console.error((error as Error).message)
    return 1
  }
}

function readOptions(words: string[]): {file: string; site?: string} {
  const {values, positionals} = parseArgs({
    args: words,
    allowPositionals: true,
    options: {site: {type: 'string'}},
  })
  const [file, ...more] = positionals
  if (!file || more.length > 0) throw new Error('Name one file to write.')
  return {file, site: values.site?.replace(/\/$/, '')}
}
