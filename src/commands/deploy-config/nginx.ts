import {readFileSync} from 'node:fs'
import {join, resolve} from 'node:path'
import {headersAt, readHeaders} from '../../build/readHeaders.ts'
import {readMovedPages, withQuery} from '../../build/readRedirects.ts'

/** Returns nginx's configuration for a built site, which will be in the folder `place` on the server. */
export function nginxConfiguration(dist: string, place = resolve(dist)): string {
  const rules = readHeaders(join(dist, '_headers'))
  // The first rule of `_headers` is for the whole site, so its path is the base path and `*`.
  const base = rules[0]?.path.replace(/\*$/, '') ?? '/'
  if (!`${place}/`.endsWith(base))
    throw new Error(`The site was built for ${base}: put it into a folder of that name, not ${place}.`)
  const filledIn: Record<string, string> = {
    base,
    root: `${place}/`.slice(0, -base.length) || '/',
    headers: headersAt(rules, `${base}not/a/page`).map(headerLine).join('\n  '),
    redirects: readMovedPages(join(dist, '_redirects'))
      .map(({from, to}) => `location ~ ^${from}/?$ { return 301 ${withQuery(to, '$is_args$args')}; }`)
      .join('\n  '),
  }
  return readFileSync(join(import.meta.dirname, 'nginx.conf'), 'utf8').replace(
    /\{\{(\w+)\}\}/g,
    (_, name: string) => filledIn[name] ?? '',
  )
}

function headerLine([name, value]: [name: string, value: string]): string {
  if (/["\\$\n]/.test(value))
    throw new Error(`${name}: ${value} has a character that nginx would not read as it stands.`)
  return `add_header ${name} "${value}" always;`
}
