import react from '@vitejs/plugin-react'
import {defineConfig} from 'vitest/config'
import {advice} from './src/vite/advice.ts'
import {content} from './src/vite/content.ts'
import {devDocument} from './src/vite/devDocument.ts'
import {target} from './src/vite/floor.ts'
import {font} from './src/vite/font.ts'
import {mdxPages} from './src/vite/mdxPages.ts'
import {overlay} from './src/vite/overlay.ts'
import {plainImports} from './src/vite/plainImports.ts'
import {prerender} from './src/vite/prerender.ts'
import {previewHost} from './src/vite/previewHost.ts'
import {routes} from './src/vite/routes.ts'

export default defineConfig({
  appType: 'custom',
  plugins: [
    content(),
    overlay(),
    advice(),
    routes(),
    mdxPages(),
    react({include: /\.(mdx|tsx?)$/, jsxImportSource: '@emotion/react'}),
    font(),
    devDocument(),
    plainImports(),
    prerender(),
    previewHost(),
  ],
  build: {target},
  server: {port: 5173, strictPort: true},
  preview: {port: 4173, strictPort: true},
  // The runner's own choice leaves one core idle, which of two is half.
  test: {
    include: ['tests/**/*.test.{ts,tsx}'],
    maxWorkers: '100%',
    // No test asserts a time, and many build the site: this only ends what would never end, on however busy a machine.
    testTimeout: 900_000,
    hookTimeout: 900_000,
  },
})
