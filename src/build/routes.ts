import {readFileSync} from 'node:fs'
import {join} from 'node:path'
import type {Plugin} from 'vite'
import pages, {reactResolver} from 'vite-plugin-pages'
import {addressOf, decode, isDraft, isLitter, readFrontmatter} from '../site/index.ts'

/**
 * File-system routing: `pages/guides/credit.mdx` is `/guides/credit`, `pages/[...404].mdx` is everything else.
 * One list of all pages, in whatever folder: the plugin's own would nest what stands in a folder in the page of that name.
 * Each route carries a function that loads its page, so that what the page says at its top is known before it is rendered
 * (the plugin's own `React.lazy` gives the component alone).
 * A build knows no route to a draft, and so nothing of it.
 */
export function routes(): Plugin[] {
  let building = false
  const fromFiles = pages({
    dirs: 'pages',
    extensions: ['mdx'],
    resolver: {
      ...reactResolver(),
      resolveRoutes: ({pageRouteMap, root}) => {
        const files = [...pageRouteMap.keys()].map((file) => file.slice(root.length))
        const sorted = files.filter((file) => !isLitter(file) && !(building && saysDraft(root, file))).sort()
        return `export default [${sorted.map(routeOf).join()}]\nexport const files = {${sorted.map(fileOf).join()}}`
      },
    },
  })
  const command: Plugin = {
    name: 'site:routes',
    configResolved(config) {
      building = config.command === 'build'
    },
    configureServer({watcher, environments: {ssr}}) {
      // The plugin has browsers load anew at once. What renders for them has to know by then: Vite tells it later.
      for (const event of ['add', 'unlink'] as const)
        watcher.on(event, (file) => {
          if (file.endsWith('.mdx')) ssr?.hot.send({type: 'full-reload'})
        })
    },
  }
  return [command, fromFiles]
}

function saysDraft(root: string, file: string): boolean {
  const {text} = decode(readFileSync(join(root, file)))
  return isDraft({file: file.slice(1), ...readFrontmatter(text)})
}

/** The code of one route, for a page's file such as `/pages/about.mdx`. */
function routeOf(file: string): string {
  return `{path:${JSON.stringify(pathOf(file))},element:()=>import(${JSON.stringify(file)})}`
}

/** The code that names a page's file by its path. */
function fileOf(file: string): string {
  return `${JSON.stringify(pathOf(file))}:${JSON.stringify(file)}`
}

function pathOf(file: string): string {
  return file === '/pages/[...404].mdx' ? '*' : addressOf(file).replace(/^\/(?=.)/, '')
}
