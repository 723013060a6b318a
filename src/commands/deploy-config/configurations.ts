import {mkdirSync, readFileSync, writeFileSync} from 'node:fs'
import {join} from 'node:path'
import {readDictionaries} from '../../vite/readDictionaries.ts'
import {type HeaderRule, headersAt, readHeaders} from '../../vite/readHeaders.ts'
import {type Redirect, readMovedPages, withQuery} from '../../vite/readRedirects.ts'
import type {Placed} from './builtSite.ts'
import {dictionariesFor} from './dictionaries.ts'
import {type Configured, files} from './files.ts'

/** What else of each file's example is about one site: its port, and that it has the whole host to itself. */
const examples: Record<Configured, (base: string, listen: string) => [from: string, to: string][]> = {
  nginx: (base, listen) => [
    ['listen 80;', `listen ${listen};`],
    [' ~^/', ` ~^${base}`],
    [' /404.html', ` ${base}404.html`],
    ['location = / {', `location = ${base} {`],
    ['/index', `${base}index`],
  ],
  caddy: (base, listen) => [
    [':80 {', `:${listen} {`],
    ['path_regexp ^/[', `path_regexp ^${base}[`],
    ['path /assets/', `path ${base}assets/`],
    ['not path /\n', `not path ${base}\n`],
    ['not path /.well-known', `not path ${base}.well-known`],
    ['\t\t/ /index\n', `\t\t${base} ${base}index\n`],
    ['rewrite @missing /', `rewrite @missing ${base}`],
  ],
  apache: (base, listen) => [
    ['*:80', listen],
    [' /404.html', ` ${base}404.html`],
    ['m#^/', `m#^${base}`],
    ['"^/$" "/index.html"', `"^${base}$" "${base}index.html"`],
  ],
}

const sources = join(import.meta.dirname, '../../hosts')

/** How each server writes one header of every answer. */
const lines: Record<Configured, (name: string, value: string) => string> = {
  nginx: (name, value) => `add_header ${name} "${value}" always;`,
  caddy: (name, value) => `header ${name} "${value}"`,
  apache: (name, value) => `Header always set ${name} "${value}"`,
}

/** How each server sends a visitor on from an address, with or without a slash at its end, and with what was asked. */
const redirectLines: Record<Configured, (from: string, to: string) => string> = {
  nginx: (from, to) => `location ~ ^${from}/?$ { return 301 ${withQuery(to, '$is_args$args')}; }`,
  caddy(from, to) {
    // An address has no underscore, so no two of them get the same name.
    const name = from.replaceAll('/', '_')
    return `@${name} path ${from} ${from}/\nredir @${name} ${withQuery(to, '{question}')} permanent`
  },
  apache: (from, to) => `RewriteRule "^${from}/?$" "${to}" [R=301,L,NE]`,
}

/** The old addresses out of `_redirects`, as a server's configuration includes them: never an empty file, which Caddy refuses. */
export function redirectsFor(server: Configured, redirects: Redirect[]): string {
  const lines = redirects.map(({from, to}) => redirectLines[server](from, to))
  return ['# Where addresses lead whose pages are gone, from content/routes.yaml.', ...lines, ''].join('\n')
}

/** The headers of every answer, out of `_headers`, as a server's configuration includes them. */
export function headersFor(server: Configured, rules: HeaderRule[], base: string): string {
  const every = headersAt(rules, `${base}not/a/page`)
  const unsafe = every.find(([, value]) => /["\\$%{}\n]/.test(value))
  if (unsafe)
    throw new Error(`${unsafe.join(': ')} has a character that a server’s configuration would read as its own.`)
  return `${every.map(([name, value]) => lines[server](name, value)).join('\n')}\n`
}

/** A configuration of `src/hosts/` with the paths and the port of a site in place of the example's; what it includes stands in the folder `at`. */
export function configurationFor(server: Configured, {root, base, listen}: Placed, at: string): string {
  const {configuration, ...included} = files[server]
  const changes: [from: string, to: string][] = [
    ...Object.values(included).map((file): [string, string] => [`/srv/twelvesides/${file}`, join(at, file)]),
    ['/srv/twelvesides/dist', root],
    ...examples[server](base, listen),
  ]
  return changes.reduce(
    (text, [from, to]) => {
      if (!text.includes(from)) throw new Error(`src/hosts/${configuration} no longer says “${from}”.`)
      return text.replaceAll(from, to)
    },
    readFileSync(join(sources, configuration), 'utf8'),
  )
}

/** Writes a server's configuration and its headers for a site into a folder, which will stand at `at` on the server. */
export function writeConfiguration(server: Configured, site: Placed, folder: string, at = folder): string {
  const {configuration, headers, redirects, dictionaries} = files[server]
  mkdirSync(folder, {recursive: true})
  writeFileSync(join(folder, headers), headersFor(server, readHeaders(join(site.folder, '_headers')), site.base))
  writeFileSync(join(folder, redirects), redirectsFor(server, readMovedPages(join(site.folder, '_redirects'))))
  writeFileSync(join(folder, dictionaries), dictionariesFor(server, readDictionaries(site.folder), site.base))
  const written = join(folder, configuration)
  writeFileSync(written, configurationFor(server, site, at))
  return written
}
