import react from '@vitejs/plugin-react'
import type {PluginOption} from 'vite'
import {base} from './base.ts'
import {content} from './content.ts'
import {devDocument} from './devDocument.ts'
import {findings} from './findings.ts'
import {licenses} from './licenses.ts'
import {mdxPages} from './mdxPages.ts'
import {ownOrigin} from './ownOrigin.ts'
import {prerender} from './prerender.ts'
import {previewHost} from './previewHost.ts'
import {restart} from './restart.ts'
import {routes} from './routes.ts'
import {siteInDev} from './siteInDev.ts'

/** The Vite plugins of build and dev server, for `vite.config.ts`. */
export function plugins(): PluginOption[] {
  const readInDev = siteInDev()
  return [
    base(),
    ownOrigin(),
    content(),
    findings(readInDev),
    routes(),
    mdxPages(readInDev),
    react({include: /\.(mdx|tsx?)$/, jsxImportSource: '@emotion/react'}),
    licenses(),
    devDocument(),
    prerender(),
    previewHost(),
    restart(),
  ]
}
