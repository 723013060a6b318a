import {readFileSync} from 'node:fs'
import {join} from 'node:path'
import type {Plugin} from 'vite'
import pages, {reactResolver} from 'vite-plugin-pages'
import {addressOf, decode, filesBelow, isDraft, readFrontmatter} from '../site/index.ts'

/**
 * File-system routing: `pages/guides/credit.mdx` is `/guides/credit`, `pages/[...404].mdx` is everything
 * else. Returns a flat list of routes for the router; vite-plugin-pages itself nests the pages of a folder in
 * the page of that name. Each route loads all exports of its page, because rendering needs the frontmatter
 * too. The plugin's own `React.lazy` would only return the component. Builds have no routes to draft pages,
 * so they contain none of their content.
 */
export function routesPlugin(): Plugin[] {
  let building = false
  const fromFiles = pages({
    dirs: 'pages',
    extensions: ['mdx'],
    resolver: {
      ...reactResolver(),
      // The plugin’s own list of files is that of the file watcher’s last event, which may be late.
      resolveRoutes: ({root}) => {
        const files = pageFilesOf(root).filter((file) => !(building && isDraftFile(root, file)))
        return `export default [${files.map(routeCode).join()}]`
      },
    },
  })
  const command: Plugin = {
    name: 'site:routes',
    configResolved(config) {
      building = config.command === 'build'
    },
    configureServer({watcher, environments: {ssr}}) {
      // vite-plugin-pages reloads browsers before Vite updates the server's list of pages, so this updates it
      // first.
      for (const event of ['add', 'unlink'] as const)
        watcher.on(event, (file) => {
          if (file.endsWith('.mdx')) ssr?.hot.send({type: 'full-reload'})
        })
    },
  }
  return [command, fromFiles]
}

/**
 * Lists the page files that the check reads, as sorted paths: `/pages/about.mdx`. Junk and symbolic links are
 * none.
 */
function pageFilesOf(root: string): string[] {
  const names = filesBelow(join(root, 'pages')).filter((name) => name.endsWith('.mdx'))
  return names.map((name) => `/pages/${name}`)
}

/** Returns the file of the page with an address, as it is on the disk now: `pages/about.mdx`. */
export function pageFileAt(address: string, root: string): string | undefined {
  const file = pageFilesOf(root).find((each) => addressOf(each) === address)
  return file?.slice(1)
}

function isDraftFile(root: string, file: string): boolean {
  const {text} = decode(readFileSync(join(root, file)))
  return isDraft({file: file.slice(1), ...readFrontmatter(text)})
}

/** Returns the code of a route, for a file such as `/pages/about.mdx`. */
function routeCode(file: string): string {
  const [id, path, url] = [file.slice(1), routePath(file), file].map((text) => JSON.stringify(text))
  return `{id:${id},path:${path},caseSensitive:true,loader:()=>import(${url})}`
}

function routePath(file: string): string {
  return file === '/pages/[...404].mdx' ? '*' : addressOf(file).replace(/^\/(?=.)/, '')
}
