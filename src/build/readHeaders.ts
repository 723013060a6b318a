import {readFileSync} from 'node:fs'

/** A rule of `_headers`: a pattern of URL paths, and the headers that the host sends for them. */
interface HeaderRule {
  path: string
  headers: [name: string, value: string][]
}

/** Reads a `_headers` file (https://developers.cloudflare.com/pages/configuration/headers/). */
export function readHeaders(file: string): HeaderRule[] {
  return parseHeaders(readFileSync(file, 'utf8'))
}

export function parseHeaders(text: string): HeaderRule[] {
  const rules: HeaderRule[] = []
  for (const line of text.split('\n')) {
    const [, name, value] = /^\s+([\w-]+): (.*)$/.exec(line) ?? []
    if (name && value) rules.at(-1)?.headers.push([name, value])
    else if (line.trim()) rules.push({path: line.trim(), headers: []})
  }
  return rules
}

/** Returns the headers of all rules that match an address. */
export function headersAt(rules: HeaderRule[], pathname: string): [name: string, value: string][] {
  return rules.filter(({path}) => matchesPattern(path, pathname)).flatMap(({headers}) => headers)
}

/** Whether an address matches a pattern: `*` matches anything, `:page` one path segment. */
function matchesPattern(pattern: string, pathname: string): boolean {
  const expression = pattern
    .replace(/[.+?^${}()|[\]\\]/g, '\\$&')
    .replace(/\*/g, '.*')
    .replace(/:\w+/g, '[^/]+')
  return new RegExp(`^${expression}$`).test(pathname)
}
