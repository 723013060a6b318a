import {mkdirSync, readFileSync, writeFileSync} from 'node:fs'
import {join} from 'node:path'
import {type HeaderRule, headersAt, readHeaders} from '../../vite/readHeaders.ts'
import type {Placed} from './builtSite.ts'

/** A server that reads its configuration from a file of `src/hosts/`. */
export type Configured = 'nginx' | 'caddy' | 'apache'

/** What a configuration of `src/hosts/` is called, and the file of headers that it includes. */
export const files: Record<Configured, {configuration: string; headers: string}> = {
  nginx: {configuration: 'nginx.conf', headers: 'headers.nginx.conf'},
  caddy: {configuration: 'Caddyfile', headers: 'headers.caddy'},
  apache: {configuration: 'httpd.conf', headers: 'headers.apache.conf'},
}

/** What else of each file's example is about one site: its port, and that it has the whole host to itself. */
const examples: Record<Configured, (base: string, listen: string) => [from: string, to: string][]> = {
  nginx: (base, listen) => [
    ['listen 80;', `listen ${listen};`],
    [' ~^/', ` ~^${base}`],
    [' /404.html', ` ${base}404.html`],
    ['location = / {', `location = ${base} {`],
    ['/index.html', `${base}index.html`],
  ],
  caddy: (base, listen) => [
    [':80 {', `:${listen} {`],
    ['path_regexp ^/[', `path_regexp ^${base}[`],
    ['path /assets/', `path ${base}assets/`],
    ['not path /\n', `not path ${base}\n`],
    ['not path /.well-known', `not path ${base}.well-known`],
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

/** The headers of every answer, out of `_headers`, as a server's configuration includes them. */
export function headersFor(server: Configured, rules: HeaderRule[], base: string): string {
  const every = headersAt(rules, `${base}not/a/page`)
  const unsafe = every.find(([, value]) => /["\\$%{}\n]/.test(value))
  if (unsafe)
    throw new Error(`${unsafe.join(': ')} has a character that a server’s configuration would read as its own.`)
  return `${every.map(([name, value]) => lines[server](name, value)).join('\n')}\n`
}

/** A configuration of `src/hosts/` with the paths and the port of a site in place of the example's. */
export function configurationFor(server: Configured, {root, base, listen}: Placed, headers: string): string {
  const {configuration, headers: included} = files[server]
  const changes: [from: string, to: string][] = [
    [`/srv/twelvesides/${included}`, headers],
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
  const {configuration, headers} = files[server]
  mkdirSync(folder, {recursive: true})
  writeFileSync(join(folder, headers), headersFor(server, readHeaders(join(site.folder, '_headers')), site.base))
  const written = join(folder, configuration)
  writeFileSync(written, configurationFor(server, site, join(at, headers)))
  return written
}
