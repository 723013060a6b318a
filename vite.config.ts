import {register} from 'node:module'
import {defineConfig} from 'vitest/config'
import type * as site from './src/build/plugins.ts'

if (/[#?]/.test(import.meta.dirname))
  throw new Error(
    `Rename the folder ${import.meta.dirname}: the site can’t be built where a name has # or ? in it.`,
  )

// Imported dynamically: Vite would bundle a static import into the config, where the schemas' files could not
// be found.
register('./src/loader.mjs', import.meta.url)
const {plugins}: typeof site = await import(
  new URL(`src/build/plugins.ts?${Date.now()}`, import.meta.url).href
)

// Test files that run isolated, in worker processes of their own: those that mock a module, and those that
// start git hundreds of times, which is slow in a worker whose memory has grown with the modules of many test
// files.
const isolated = [
  'tests/components/dates.test.tsx',
  ...['latest', 'propose', 'saved', 'undo'].map((name) => `tests/edit/${name}.test.ts`),
]

export default defineConfig({
  appType: 'custom',
  // A developer’s `.env` must not change the published site.
  envDir: false,
  plugins: plugins(),
  // No CORS, because pages of other origins must not read the token that Vite's web socket requires.
  server: {port: 5173, strictPort: true, cors: false},
  preview: {port: 4173, strictPort: true, cors: false},
  // All cores (`maxWorkers`), because Vitest would leave one idle, which is half of a machine with two cores.
  test: {
    globalSetup: 'tests/testSites.ts',
    setupFiles: 'tests/withoutOuterGit.ts',
    maxWorkers: '100%',
    // All test files but the isolated ones share one module cache, which halves their processor time.
    projects: [
      {
        extends: true,
        test: {name: 'shared', isolate: false, include: ['tests/**/*.test.{ts,tsx}'], exclude: isolated},
      },
      {extends: true, test: {name: 'isolated', include: isolated}},
    ],
    // A timeout only for tests that hang: many tests build the site, which takes long on a busy machine.
    testTimeout: 900_000,
    hookTimeout: 900_000,
  },
})
