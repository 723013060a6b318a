// `npm run score`: Node 20 cannot run TypeScript by itself.
import {runnerImport} from 'vite'

await runnerImport('./tests/score/main.ts', {configFile: false, logLevel: 'error'})
