import {spawnSync} from 'node:child_process'
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import {tmpdir} from 'node:os'
import {delimiter, dirname, join} from 'node:path'
import {beforeEach, expect, test} from 'vitest'

const script = 'src/commands/edit/start.mjs'
const read = (file: string) => readFileSync(file, 'utf8')

let folder = ''
/** Returns the commands that the fake programs recorded, in the order in which they ran. */
const ran = () => (existsSync(join(folder, 'ran')) ? read(join(folder, 'ran')).trim().split('\n') : [])

function write(file: string, text: string) {
  mkdirSync(dirname(join(folder, file)), {recursive: true})
  writeFileSync(join(folder, file), text)
}

/** Adds a fake program to a folder on the PATH; it records each of its runs in the file `ran`. */
function addProgram(name: string, more = '') {
  write(`bin/${name}`, `#!/bin/sh\necho "${name} $*" >> "${folder}/ran"\n${more}\n`)
  chmodSync(join(folder, 'bin', name), 0o755)
}

const requireNode = (node: string) => write('package.json', JSON.stringify({type: 'module', engines: {node}}))

beforeEach(() => {
  folder = join(mkdtempSync(join(tmpdir(), 'start-')), 'the site')
  for (const file of ['edit.sh', 'edit.command', script]) cpSync(file, join(folder, file))
  requireNode('>=20')
  write('package-lock.json', '{}')
  write(
    'src/commands/run.mjs',
    "import {appendFileSync} from 'node:fs'\nappendFileSync('ran', process.argv[2] + '\\n')",
  )
  addProgram('npm', 'rm -rf node_modules && mkdir node_modules')
  addProgram('xdg-open')
})

/** Runs a starter script in another working directory than its own folder, as a file manager may do. */
function open(name = 'edit.sh') {
  const path = [join(folder, 'bin'), dirname(process.execPath), process.env.PATH].join(delimiter)
  return spawnSync(join(folder, name), {cwd: '/', encoding: 'utf8', env: {...process.env, PATH: path}})
}

const install = 'npm ci --no-audit --no-fund'

// S12.57
test.each(['edit.sh', 'edit.command'])('%s installs the packages, then starts the editor', (name) => {
  expect(open(name).status).toBe(0)
  expect(ran()).toEqual([install, 'edit'])
})

// S12.57
test('packages are installed again only when their lock file has changed', () => {
  open()
  open()
  expect(ran()).toEqual([install, 'edit', 'edit'])
  write('package-lock.json', '{"changed": true}')
  open()
  expect(ran().slice(3)).toEqual([install, 'edit'])
})

test('when packages cannot be installed, the editor does not start, and the next start tries again', () => {
  addProgram('npm', 'exit 1')
  const {status, stderr} = open()
  expect([status, stderr]).toEqual([1, 'That did not work: npm says why above. Is this computer online?\n'])
  open()
  expect(ran()).toEqual([install, install])
})

// S12.57
test('without Node the starter says where to get it, and opens that page', () => {
  addProgram('node', 'exit 127')
  const {status, stdout} = open()
  expect(status).toBe(127)
  expect(stdout.match(/https:\S+/)?.[0]).toBe('https://nodejs.org/en/download')
  expect(ran().at(-1)).toBe('xdg-open https://nodejs.org/en/download')
})

const [major] = process.versions.node.split('.')

test.each([
  ['an earlier major', '>=18', 0],
  ['this version', `^${process.versions.node}`, 0],
  ['a later minor', `^${major}.99.0`, 127],
  ['an earlier major alone, or any from 20', '^18.0.0 || >=20', 0],
  ['an earlier major alone', '^18.0.0', 127],
])('with a required Node version of %s (%s), the starter ends with the status %i', (_what, node, status) => {
  requireNode(node)
  expect(open().status).toBe(status)
})

test('git keeps the starters executable, and the Windows starter with Windows line endings', () => {
  for (const name of ['edit.sh', 'edit.command']) {
    expect(statSync(name).mode & 0o111, name).toBe(0o111)
    expect(read(name), name).not.toContain('\r')
  }
  expect(read('edit.cmd').replaceAll('\r\n', '')).toMatch(/^[ -~]+$/)
  expect(read('.gitattributes')).toContain('\n*.cmd text eol=crlf\n')
})

// S12.56
test('a codespace installs the packages, starts the editor, and opens its port in the browser', () => {
  const machine = JSON.parse(read('.devcontainer/devcontainer.json'))
  expect([machine.updateContentCommand, Object.values(machine.postAttachCommand)]).toEqual([
    'npm ci',
    ['npm run edit'],
  ])
  const [port] = machine.forwardPorts
  expect(read('vite.config.ts')).toContain(`server: {port: ${port},`)
  expect(machine.portsAttributes[port].onAutoForward).toBe('openBrowser')
})
