import {spawnSync} from 'node:child_process'
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import {tmpdir} from 'node:os'
import {delimiter, dirname, join} from 'node:path'
import {afterEach, beforeEach, expect, test} from 'vitest'

const starters = ['edit.sh', 'edit.command', 'edit.cmd']
const script = 'src/commands/edit/start.mjs'
const read = (file: string) => readFileSync(file, 'utf8')

let folder = ''
/** What ran, in order. */
const ran = () => (existsSync(join(folder, 'ran')) ? read(join(folder, 'ran')).trim().split('\n') : [])

function write(file: string, text: string) {
  mkdirSync(dirname(join(folder, file)), {recursive: true})
  writeFileSync(join(folder, file), text)
}

/** A program on the PATH that notes that it ran. */
function program(name: string, more = '') {
  write(`bin/${name}`, `#!/bin/sh\necho "${name} $*" >> "${folder}/ran"\n${more}\n`)
  chmodSync(join(folder, 'bin', name), 0o755)
}

beforeEach(() => {
  folder = join(mkdtempSync(join(tmpdir(), 'start-')), 'the site')
  for (const file of [...starters, script]) cpSync(file, join(folder, file))
  write('package.json', JSON.stringify({type: 'module', engines: {node: '>=20'}}))
  write('package-lock.json', '{}')
  write(
    'src/commands/run.mjs',
    "import {appendFileSync} from 'node:fs'\nappendFileSync('ran', process.argv[2] + '\\n')",
  )
  program('npm', 'rm -rf node_modules && mkdir node_modules')
  program('xdg-open')
})

afterEach(() => rmSync(dirname(folder), {recursive: true}))

/** Opens one of them from another folder, as a file manager does. */
function open(name: string) {
  const path = [join(folder, 'bin'), dirname(process.execPath), process.env.PATH].join(delimiter)
  return spawnSync(join(folder, name), {cwd: '/', encoding: 'utf8', env: {...process.env, PATH: path}})
}

// S12.57
test.each(['edit.sh', 'edit.command'])('%s installs the packages, then starts the editor', (name) => {
  expect(open(name).status).toBe(0)
  expect(ran()).toEqual(['npm ci --no-audit --no-fund', 'edit'])
})

// S12.57
test('packages are installed again only when their lock file has changed', () => {
  open('edit.sh')
  open('edit.sh')
  expect(ran().filter((each) => each.startsWith('npm'))).toHaveLength(1)
  write('package-lock.json', '{"changed": true}')
  open('edit.sh')
  expect(ran().filter((each) => each.startsWith('npm'))).toHaveLength(2)
})

test('the editor is not started without its packages, and they are tried again the next time', () => {
  program('npm', 'exit 1')
  const {status, stderr} = open('edit.sh')
  expect([status, stderr]).toEqual([1, 'That did not work: npm says why above. Is this computer online?\n'])
  open('edit.sh')
  expect(ran()).toEqual(['npm ci --no-audit --no-fund', 'npm ci --no-audit --no-fund'])
})

// S12.57
test.each([
  ['no Node', () => program('node', 'exit 127')],
  ['an old Node', () => write('package.json', '{"engines": {"node": "^20.99.0 || >=99"}}')],
])('with %s it says where to get one, and opens that page', (_what, prepare) => {
  prepare()
  const {status, stdout} = open('edit.sh')
  expect(status).toBe(127)
  expect(stdout.match(/https:\S+/)?.[0]).toBe('https://nodejs.org/en/download')
  expect(ran().at(-1)).toBe('xdg-open https://nodejs.org/en/download')
})

test.each([
  ['this version', `^${process.versions.node}`, 0],
  ['a later minor of the same major', `^${process.versions.node.split('.')[0]}.99.0`, 127],
  ['the next major', `>=${Number(process.versions.node.split('.')[0]) + 1}`, 127],
  ['an earlier major', '>=18', 0],
  ['an earlier major alone', '^18.0.0', 127],
  ['either', '^18.0.0 || >=20', 0],
])('whether Node is new enough: %s', (_what, node, status) => {
  write('package.json', JSON.stringify({type: 'module', engines: {node}}))
  expect(open('edit.sh').status).toBe(status)
})

test('they can be run where they are opened: two are programs, and Windows reads the lines of the third', () => {
  for (const name of ['edit.sh', 'edit.command']) {
    expect(statSync(name).mode & 0o111, name).toBe(0o111)
    expect(read(name), name).not.toContain('\r')
  }
  expect(read('edit.cmd').replaceAll('\r\n', '')).toMatch(/^[ -~]+$/)
  expect(read('.gitattributes')).toContain('\n*.cmd text eol=crlf\n')
})

// S12.56
test('a machine of a code host installs the packages, starts the editor, and opens its port in the browser', () => {
  const machine = JSON.parse(read('.devcontainer/devcontainer.json'))
  expect([machine.updateContentCommand, Object.values(machine.postAttachCommand)]).toEqual(['npm ci', ['npm run edit']])
  const [port] = machine.forwardPorts
  expect(read('vite.config.ts')).toContain(`server: {port: ${port},`)
  expect(machine.portsAttributes[port].onAutoForward).toBe('openBrowser')
})
