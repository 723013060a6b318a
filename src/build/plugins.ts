import react from '@vitejs/plugin-react'
import type {PluginOption} from 'vite'
import {basePlugin} from './base.ts'
import {checkPlugin} from './checkPlugin.ts'
import {contentPlugin} from './content.ts'
import {devDocument} from './devDocument.ts'
import {createDevSiteReader} from './devSiteReader.ts'
import {licensesPlugin} from './licenses.ts'
import {mdxPages} from './mdxPages.ts'
import {ownOrigin} from './ownOrigin.ts'
import {prerenderPlugin} from './prerender.ts'
import {previewHost} from './previewHost.ts'
import {restartPlugin} from './restart.ts'
import {routesPlugin} from './routes.ts'

/** Returns the Vite plugins for the build and the dev server. */
export function plugins(): PluginOption[] {
  const readInDev = createDevSiteReader()
  return [
    basePlugin(),
    ownOrigin(),
    contentPlugin(),
    checkPlugin(readInDev),
    routesPlugin(),
    mdxPages(readInDev),
    react({include: /\.(mdx|tsx?)$/, jsxImportSource: '@emotion/react'}),
    licensesPlugin(),
    devDocument(),
    prerenderPlugin(),
    previewHost(),
    restartPlugin(),
  ]
}
