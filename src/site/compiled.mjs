// Node 20 can't run TypeScript: what the commands, the check and the steps of a build load is compiled by Vite, once for
// each state of the code.
import {createHash, randomUUID} from 'node:crypto'
import {existsSync, readdirSync, readFileSync, renameSync, rmSync, statSync, utimesSync} from 'node:fs'
import {dirname, join, relative} from 'node:path'
import {pathToFileURL} from 'node:url'
import './folderName.mjs'

const project = join(import.meta.dirname, '../..')

/** Where a project keeps its code as JavaScript. Other folders with the same code may use it too. */
export const compiledFolder = 'node_modules/.cache/twelvesides/compiled'

/** What nobody has run for so long is removed. */
const kept = 30 * 24 * 60 * 60 * 1000

/** All that makes what is kept for the next time: our code, the schemas of records, the packages, and Node. */
export const code = hashOf(
  [...namesIn('src', /./), ...namesIn('content', /\.ts$/), 'package.json', 'package-lock.json']
    .map((name) => [name, join(project, name)])
    .map(([name, file]) => `${name}\n${existsSync(file) ? readFileSync(file, 'utf8') : ''}`)
    .join(process.version),
)

/**
 * Imports a file of TypeScript that is named from the project's folder, and what that imports, packages as they are.
 * What it imports by `import()` is loaded when that runs.
 * @param {string} file
 * @returns {Promise<any>}
 */
export async function importCompiled(file) {
  const folder = join(project, compiledFolder, hashOf(code + file))
  if (existsSync(folder)) utimesSync(folder, new Date(), new Date())
  else await compile(file, folder)
  return import(/* @vite-ignore */ pathToFileURL(join(folder, 'main.mjs')).href)
}

/** Compiles beside where the files will stand: two commands may begin at once, and one may be stopped. */
async function compile(file, folder) {
  const {build} = await import('vite')
  const unfinished = `${folder}.${randomUUID()}`
  const environment = process.env.NODE_ENV
  await build({
    root: project,
    configFile: false,
    envDir: false,
    publicDir: false,
    logLevel: 'warn',
    plugins: [ownPlace],
    ssr: {external: true},
    build: {
      ssr: true,
      target: 'node20',
      minify: false,
      sourcemap: true,
      outDir: unfinished,
      rolldownOptions: {
        input: {main: join(project, file)},
        // Whatever is named like a package is one, also where it is not installed: not every command needs it.
        // Node 20 wants data to be marked as such, and marked like that no bundler has to leave it outside.
        external: /^[@\w](?!:)(?!.*\.json$)/,
        output: {entryFileNames: '[name].mjs', chunkFileNames: '[name]-[hash].mjs'},
      },
    },
  })
  // A build says that it is one, and it is no business of what runs next.
  if (environment === undefined) delete process.env.NODE_ENV
  try {
    renameSync(unfinished, folder)
  } catch {
    // Another command was faster, and made the same.
    rmSync(unfinished, {recursive: true, force: true})
  }
  removeOld(folder)
}

/** Compiled, a file stands elsewhere: its own place is told from the project's folder, in which every command runs. */
const ownPlace = {
  name: 'own-place',
  enforce: /** @type {const} */ ('pre'),
  transform(text, path) {
    if (!text.includes('import.meta.dirname')) return undefined
    const place = JSON.stringify(`/${relative(project, dirname(path)).replaceAll('\\', '/')}`)
    return {code: text.replaceAll('import.meta.dirname', () => `(process.cwd() + ${place})`), map: null}
  },
}

/** Removes what nobody has run for long when something new was made, by the clock that this was made by. */
function removeOld(made) {
  const now = statSync(made).mtimeMs
  const all = join(project, compiledFolder)
  for (const folder of readdirSync(all).map((name) => join(all, name))) {
    const asked = statSync(folder, {throwIfNoEntry: false})?.mtimeMs ?? now
    if (now - asked > kept) rmSync(folder, {recursive: true, force: true})
  }
}

function namesIn(folder, wanted) {
  const names = readdirSync(join(project, folder), {recursive: true, withFileTypes: true})
  return names
    .filter((entry) => entry.isFile() && wanted.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name).slice(project.length + 1))
    .sort()
}

function hashOf(text) {
  return createHash('sha256').update(text).digest('base64url')
}
