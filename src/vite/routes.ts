import type {Plugin} from 'vite'
import pages, {reactResolver} from 'vite-plugin-pages'

/**
 * File-system routing: `pages/get-involved.mdx` is `/get-involved`, `pages/[...404].mdx` is everything else.
 * Each route carries a function that loads its page, so that `src/app/pageModules.ts` decides when to
 * (the plugin's own `React.lazy` would tear a prerendered page down when a file fails to load).
 */
export function routes(): Plugin {
  return pages({
    dirs: 'pages',
    extensions: ['mdx'],
    caseSensitive: true,
    importMode: 'async',
    resolver: {
      ...reactResolver(),
      stringify: {
        component: (name) => name,
        dynamicImport: (path) => `() => import("${path}")`,
        // What the files are called is for the build alone: visitors need not load the list.
        final: (code) => code.replace(/"file":("[^"]*")/g, '"file":import.meta.env.SSR ? $1 : ""'),
      },
    },
    extendRoute: (route) => ({...route, file: route.element}),
  })
}
