import {defineConfig} from 'vitest/config'
import {importCompiled} from './src/site/compiled.mjs'
import {target} from './src/vite/floor.ts'
import type * as site from './src/vite/plugins.ts'

// Vite would compile all that they are made of anew each time.
const {plugins}: typeof site = await importCompiled('src/vite/plugins.ts')

export default defineConfig({
  appType: 'custom',
  // A developer’s `.env` must not change the published site.
  envDir: false,
  plugins: plugins(),
  build: {target},
  // Pages of other origins must not read the token that the web socket asks for.
  server: {port: 5173, strictPort: true, cors: false},
  preview: {port: 4173, strictPort: true, cors: false},
  // The runner's own choice leaves one core idle, which of two is half.
  test: {
    include: ['tests/**/*.test.{ts,tsx}'],
    setupFiles: 'src/commands/withoutOuterGit.ts',
    maxWorkers: '100%',
    // No test asserts a time, and many build the site: this only ends what would never end, on however busy a machine.
    testTimeout: 900_000,
    hookTimeout: 900_000,
  },
})
