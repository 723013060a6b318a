import {readFileSync} from 'node:fs'
import {join} from 'node:path'
import type {Plugin} from 'vite'
import pages, {reactResolver} from 'vite-plugin-pages'
import {addressOf, decode, filesBelow, isDraft, readFrontmatter} from '../site/index.ts'

/**
 * File-system routing: `pages/guides/credit.mdx` is `/guides/credit`, `pages/[...404].mdx` is everything else.
 * Returns a flat list of all pages; vite-plugin-pages itself nests the pages of a folder in the page of that name.
 * Each route has a function that loads all exports of its page, because rendering needs the frontmatter too. The
 * plugin's own `React.lazy` would only return the component.
 * Builds have no routes to draft pages, so they contain none of their content.
 */
export function routesPlugin(): Plugin[] {
  let building = false
  const fromFiles = pages({
    dirs: 'pages',
    extensions: ['mdx'],
    resolver: {
      ...reactResolver(),
      resolveRoutes: ({pageRouteMap, root}) => {
        // The check reads the same files: neither junk nor symbolic links.
        const readByCheck = new Set(filesBelow(join(root, 'pages')).map((name) => `/pages/${name}`))
        const files = [...pageRouteMap.keys()].map((file) => file.slice(root.length))
        const sorted = files.filter((file) => readByCheck.has(file) && !(building && isDraftFile(root, file))).sort()
        return `export default [${sorted.map(routeCode).join()}]\nexport const files = {${sorted.map(fileEntryCode).join()}}`
      },
    },
  })
  const command: Plugin = {
    name: 'site:routes',
    configResolved(config) {
      building = config.command === 'build'
    },
    configureServer({watcher, environments: {ssr}}) {
      // vite-plugin-pages reloads browsers before Vite updates the server's list of pages, so this updates it first.
      for (const event of ['add', 'unlink'] as const)
        watcher.on(event, (file) => {
          if (file.endsWith('.mdx')) ssr?.hot.send({type: 'full-reload'})
        })
    },
  }
  return [command, fromFiles]
}

function isDraftFile(root: string, file: string): boolean {
  const {text} = decode(readFileSync(join(root, file)))
  return isDraft({file: file.slice(1), ...readFrontmatter(text)})
}

/** Returns the code of a route, for a file such as `/pages/about.mdx`. */
function routeCode(file: string): string {
  return `{path:${JSON.stringify(routePath(file))},element:()=>import(${JSON.stringify(file)})}`
}

/** Returns the code of an object entry that maps a route's path to its file. */
function fileEntryCode(file: string): string {
  return `${JSON.stringify(routePath(file))}:${JSON.stringify(file)}`
}

function routePath(file: string): string {
  return file === '/pages/[...404].mdx' ? '*' : addressOf(file).replace(/^\/(?=.)/, '')
}
