import {mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs'
import {tmpdir} from 'node:os'
import {join} from 'node:path'
import {afterAll, expect, test} from 'vitest'
import {configurationFor, headersFor} from '../../../src/commands/deploy-config/configurations.ts'
import {dictionariesFor} from '../../../src/commands/deploy-config/dictionaries.ts'
import {type Configured, files} from '../../../src/commands/deploy-config/files.ts'
import {headersFile, hostHeaders} from '../../../src/vite/hostHeaders.ts'
import {type Dictionary, dictionaryOf} from '../../../src/vite/readDictionaries.ts'
import {readHeaders} from '../../../src/vite/readHeaders.ts'

const servers = Object.keys(files) as Configured[]
const folder = mkdtempSync(join(tmpdir(), 'twelvesides-'))
afterAll(() => rmSync(folder, {recursive: true}))

const wanted = hostHeaders([{scripts: ["'sha256-script'"], styles: ["'sha256-style'"]}], true)
const rules = rulesOf('/')

function rulesOf(base: string) {
  const file = join(folder, '_headers')
  writeFileSync(file, headersFile(wanted, base))
  return readHeaders(file)
}

/** What a server reads of its configuration. */
const textOf = (server: Configured) =>
  readFileSync(join('src/hosts', files[server].configuration), 'utf8').replace(/^\s*#.*$/gm, '')

test.each(servers)('%s sends each header that _headers has for every answer, and no other', (server) => {
  const lines = headersFor(server, rules, '/').trim().split('\n')
  const pairs = lines.map((line) => /(?:header|always set) ([\w-]+) "([^"]*)"/i.exec(line)?.slice(1))
  expect(pairs).toEqual(Object.entries(wanted.every))
  expect(headersFor(server, rulesOf('/repo/'), '/repo/')).toBe(headersFor(server, rules, '/'))
})

test.each(servers)('%s includes those headers, and has none of them by hand', (server) => {
  const text = textOf(server)
  expect(text).toContain(`/srv/twelvesides/${files[server].headers}`)
  // What search engines are asked of the Markdown copies alone, they are asked for good.
  const byHand = text
    .split('\n')
    .filter(
      (line) => !/^\s*(?:X-Robots-Tag noindex|.*\$twelvesides_robots always;|.*noindex "expr=.*\\\.md)/.test(line),
    )
    .join('\n')
  expect(Object.keys(wanted.every).filter((name) => byHand.includes(name))).toEqual([])
})

test.each(servers)('%s lets pages and assets be kept as long as _headers says', (server) => {
  const values = [...textOf(server).matchAll(/"(public, [^"]*)"/g)].map(([, value]) => value)
  expect([...new Set(values)].sort()).toEqual(
    [wanted.assets, wanted.pages].map(({'Cache-Control': value}) => value).sort(),
  )
})

// S11.11
test.each(servers)('%s knows the pages that browsers may have by what they call them, and offers them', (server) => {
  const [home, about] = ['Home', 'About'].map((words) => dictionaryOf(Buffer.from(words))) as [Dictionary, Dictionary]
  const lines = dictionariesFor(server, [home, about], '/repo/').split('\n')
  for (const {hash, id} of [home, about]) {
    const at = lines.findIndex((line) => line.includes(hash))
    expect(`${lines[at]}${lines[at + 1]}`).toContain(id)
  }
  expect(lines.join('\n').replaceAll('\\"', '"')).toContain('match="/repo/*", match-dest=("document")')
  expect(dictionariesFor(server, [], '/')).not.toContain('match')
})

test.each(servers)('%s serves a folder of a host from the same file', (server) => {
  const site = {folder: '/sites/repo', base: '/repo/', root: '/sites', listen: '8080'}
  const text = configurationFor(server, site, '/made')
  expect(text).toMatch(/8080/)
  expect(text).toContain('"/sites"')
  const {configuration: _, ...included} = files[server]
  for (const each of Object.values(included)) expect(text).toContain(`"/made/${each}"`)
  expect(text).toContain('/repo/404.html')
  expect(text.replace(/^\s*#.*$/gm, '')).not.toMatch(/\/srv\/|[^\w]\/404\.html/)
})

test('a header that a configuration would read as its own words is refused', () => {
  const odd = [{path: '/*', headers: [['X-Odd', 'a "b"']] as [string, string][]}]
  expect(() => headersFor('nginx', odd, '/')).toThrow(
    'X-Odd: a "b" has a character that a server’s configuration would read as its own.',
  )
})
