import {readdirSync, readFileSync} from 'node:fs'
import {join} from 'node:path'
import {brotliCompressSync} from 'node:zlib'
import {exact, type Rows} from './figure.ts'

/** What a document is made of, besides the tags and words of its own page. Drawings stand in the others too. */
const parts: Record<string, RegExp> = {
  styles: /<style>.*?<\/style>/gs,
  script: /<script>.*?<\/script>/gs,
  'rules for links': /<script type="speculationrules">.*?<\/script>/gs,
  'structured data': /<script type="application\/ld\+json">.*?<\/script>/gs,
  policy: /<meta http-equiv="Content-Security-Policy"[^>]*>/g,
  'title and links': /<title>.*?<\/title>|<meta (?!http-equiv)[^>]*>|<link [^>]*>/gs,
  header: /<header.*?<\/header>/gs,
  footer: /<footer.*?<\/footer>/gs,
  'page’s own': /<main.*<\/main>/gs,
  drawings: /<svg.*?<\/svg>/gs,
}

/**
 * What each document of a built site is made of, in bytes: as it is, and by how much less it would weigh packed without
 * that part, so that what repeats another part counts little.
 */
export function measureParts(folder: string): Rows {
  const names = readdirSync(folder, {recursive: true, encoding: 'utf8'}).filter((name) => name.endsWith('.html'))
  return Object.fromEntries(
    names.sort().flatMap((name) => {
      const html = readFileSync(join(folder, name), 'utf8')
      const whole = packed(html)
      const rests = Object.entries(parts).map(([part, found]) => [part, html.replace(found, '')] as const)
      const columns = (all: number, of: (rest: string) => number) => ({
        all: exact(all),
        ...Object.fromEntries(rests.map(([part, rest]) => [part, exact(all - of(rest))])),
      })
      return [
        [name, columns(whole, packed)],
        [`${name}, not packed`, columns(Buffer.byteLength(html), (rest) => Buffer.byteLength(rest))],
      ]
    }),
  )
}

function packed(text: string): number {
  return brotliCompressSync(text).length
}
