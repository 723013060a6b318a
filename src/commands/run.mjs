// `npm run check` is `node src/commands/run.mjs check`: runs `src/commands/check/main.ts`.
import {register} from 'node:module'

const [command, ...options] = process.argv.slice(2)
// Ignores the error when standard output is closed early, as `npm run check | head` does.
process.stdout.on('error', (error) => {
  if (error.code !== 'EPIPE') throw error
})
try {
  import.meta.resolve('vite')
} catch {
  console.error('The packages that this needs are not here yet. Run first: npm ci')
  process.exit(1)
}
// Makes stack traces refer to the TypeScript sources.
process.setSourceMapsEnabled(true)
register('../loader.mjs', import.meta.url)
const {main} = await import(`./${command}/main.ts`)
try {
  process.exitCode = await main(options)
} catch (error) {
  const {withoutStack} = await import('../site/index.ts')
  console.error(withoutStack(error).message)
  // A server that has not started completely would keep the process alive.
  process.exit(1)
}
