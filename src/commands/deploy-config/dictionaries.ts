import {type Dictionary, offered} from '../../vite/readDictionaries.ts'
import type {Configured} from './files.ts'

/** How a server is told the pages that browsers may have, and that it offers them as dictionaries. */
const written: Record<Configured, (dictionaries: Dictionary[], offer: string | undefined) => string[]> = {
  nginx: (dictionaries, offer) => [
    'map $http_available_dictionary $twelvesides_dictionary {',
    ...dictionaries.map(({hash, id}) => `  "${hash}" ${id};`),
    '}',
    'map $uri $twelvesides_offer {',
    ...(offer ? [`  ~\\.html(?:\\.dcz)?$ '${offer}';`] : []),
    '}',
  ],
  caddy: (dictionaries, offer) => [
    'map {header.Available-Dictionary} {dictionary} {',
    ...dictionaries.map(({hash, id}) => `\t"${hash}" "${id}"`),
    '\tdefault ""',
    '}',
    ...(offer ? ['@document path_regexp ^[^.]*$', `header @document Use-As-Dictionary \`${offer}\``] : []),
  ],
  apache: (dictionaries, offer) => [
    ...dictionaries.flatMap(({hash, id}) => [
      `RewriteCond %{HTTP:Available-Dictionary} "=${hash}"`,
      `RewriteRule ^ - [E=dictionary:${id}]`,
    ]),
    ...(offer
      ? [
          `Header set Use-As-Dictionary "${offer.replaceAll('"', '\\"')}" "expr=%{REQUEST_STATUS} -eq 200 && %{CONTENT_TYPE} =~ m#^text/html#"`,
        ]
      : []),
  ],
}

/** What of a server's configuration is about the dictionaries of a site; there are none in one of many pages. */
export function dictionariesFor(server: Configured, dictionaries: Dictionary[], base: string): string {
  const offer = dictionaries.length > 0 ? offered(base) : undefined
  const lines = written[server](dictionaries, offer)
  return ['# The pages that browsers may have, by what they call them (RFC 9842).', ...lines, ''].join('\n')
}
