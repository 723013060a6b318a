// Lets Node import TypeScript: `register('./src/loader.mjs', import.meta.url)`. Node 24.12 and later need no
// loader.
import {readFileSync} from 'node:fs'
import {fileURLToPath} from 'node:url'
import {transformSync} from 'rolldown/utils'

const isTypeScript = (url) => /^file:.*\.ts(\?|$)/.test(url) && !url.includes('/node_modules/')

/**
 * Adds the query of `plugins.ts?2` to the modules that it imports, so that a restart of dev loads them again.
 */
export async function resolve(specifier, context, next) {
  const found = await next(specifier, context)
  const [version] = /\?\d+$/.exec(context.parentURL ?? '') ?? []
  return version && isTypeScript(found.url) && !found.url.includes('?')
    ? {...found, url: found.url + version}
    : found
}

export async function load(url, context, next) {
  if (!isTypeScript(url)) return next(url, context)
  const file = fileURLToPath(url)
  const {code, map, errors} = transformSync(file, readFileSync(file, 'utf8'), {sourcemap: true})
  if (errors.length > 0) throw errors[0]
  const data = Buffer.from(JSON.stringify(map)).toString('base64')
  return {
    format: 'module',
    source: `${code}\n//# sourceMappingURL=data:application/json;base64,${data}`,
    shortCircuit: true,
  }
}
