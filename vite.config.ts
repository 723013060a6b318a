import {register} from 'node:module'
import {defineConfig} from 'vitest/config'
import type * as site from './src/build/plugins.ts'

if (/[#?]/.test(import.meta.dirname))
  throw new Error(`Rename the folder ${import.meta.dirname}: the site can’t be built where a name has # or ? in it.`)

// Vite would bundle what is named here outright, and the schemas are found by their files' names.
register('./src/loader.mjs', import.meta.url)
const {plugins}: typeof site = await import(new URL(`src/build/plugins.ts?${Date.now()}`, import.meta.url).href)

export default defineConfig({
  appType: 'custom',
  // A developer’s `.env` must not change the published site.
  envDir: false,
  plugins: plugins(),
  // Pages of other origins must not read the token that the web socket asks for.
  server: {port: 5173, strictPort: true, cors: false},
  preview: {port: 4173, strictPort: true, cors: false},
  // The runner's own choice leaves one core idle, which of two is half.
  test: {
    include: ['tests/**/*.test.{ts,tsx}'],
    globalSetup: 'tests/testSites.ts',
    setupFiles: 'src/commands/withoutOuterGit.ts',
    maxWorkers: '100%',
    // No test asserts a time, and many build the site: this only ends what would never end, on however busy a machine.
    testTimeout: 900_000,
    hookTimeout: 900_000,
  },
})
