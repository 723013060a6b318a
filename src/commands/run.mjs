// `npm run check` is `node src/commands/run.mjs check`: runs `src/commands/check/main.ts` (Node 20 cannot run TypeScript by itself).
import {fileURLToPath} from 'node:url'

const [command, ...options] = process.argv.slice(2)
// `npm run check | head` stops reading early: what is left unsaid is no mistake.
process.stdout.on('error', (error) => {
  if (error.code !== 'EPIPE') throw error
})
const {runnerImport} = await import('vite').catch((error) => {
  if (error.code !== 'ERR_MODULE_NOT_FOUND') throw error
  console.error('The packages that this needs are not here yet. Run first: npm ci')
  process.exit(1)
})
const {module} = await runnerImport(fileURLToPath(new URL(`${command}/main.ts`, import.meta.url)), {configFile: false})
process.exitCode = await module.main(options)
