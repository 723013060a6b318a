// `npm run score`: runs main.ts through Vite, because Node 20 cannot run TypeScript.
import {runnerImport} from 'vite'

await runnerImport('./tests/score/main.ts', {configFile: false, logLevel: 'error'})
