import react from '@vitejs/plugin-react'
import type {PluginOption} from 'vite'
import {advice} from './advice.ts'
import {base} from './base.ts'
import {content} from './content.ts'
import {devDocument} from './devDocument.ts'
import {font} from './font.ts'
import {mdxPages} from './mdxPages.ts'
import {overlay} from './overlay.ts'
import {ownOrigin} from './ownOrigin.ts'
import {prerender} from './prerender.ts'
import {previewHost} from './previewHost.ts'
import {restart} from './restart.ts'
import {routes} from './routes.ts'

/** The steps of a build and of dev, for `vite.config.ts`. */
export const plugins = (): PluginOption[] => [
  base(),
  ownOrigin(),
  content(),
  overlay(),
  advice(),
  routes(),
  mdxPages(),
  react({include: /\.(mdx|tsx?)$/, jsxImportSource: '@emotion/react'}),
  font(),
  devDocument(),
  prerender(),
  previewHost(),
  restart(),
]
