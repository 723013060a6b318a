/** What a configuration of `src/hosts/` is called, and the files that it includes: of headers, of redirects and of dictionaries. */
export const files = {
  nginx: {configuration: 'nginx.conf', ...included('nginx.conf')},
  caddy: {configuration: 'Caddyfile', ...included('caddy')},
  apache: {configuration: 'httpd.conf', ...included('apache.conf')},
}

/** A server that reads its configuration from a file of `src/hosts/`. */
export type Configured = keyof typeof files

function included(ending: string) {
  return {headers: `headers.${ending}`, redirects: `redirects.${ending}`, dictionaries: `dictionaries.${ending}`}
}
