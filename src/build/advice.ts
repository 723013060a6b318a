import {posix} from 'node:path'
import type {Plugin, ViteDevServer} from 'vite'
import {check, type Finding, wordsOf} from '../check/index.ts'
import {adviceAsked, adviceSent, type SentAdvice} from '../editor/asks.ts'
import {addressOf, placeOf, readSite, type SiteFiles, textOf, today} from '../site/index.ts'

/** In dev, gives each page what the check advises on it and on records: it is shown in a corner, and stops nothing. */
export function advice(): Plugin {
  let look = () => [] as SentAdvice[]
  let soon: NodeJS.Timeout | undefined
  return {
    name: 'site:advice',
    apply: 'serve',
    configResolved({root}) {
      look = adviceIn(root)
    },
    configureServer({config, environments: {client}, watcher}: ViteDevServer) {
      // Vitest makes a server too, and a test must find the files as they are.
      if (config.mode === 'test') return
      client.hot.on(adviceAsked, (_, page) => page.send(adviceSent, look()))
      watcher.on('all', (_, file) => {
        const name = posix.relative(config.root, file)
        if (!/^(pages|content)\/.*\.(mdx|yaml)$/.test(name)) return
        // Whoever saved a sentence waits for the page: advice comes after it, and once for several files.
        clearTimeout(soon)
        soon = setTimeout(() => client.hot.send(adviceSent, look()), 250)
      })
    },
    buildEnd() {
      clearTimeout(soon)
    },
    transformIndexHtml: () => [
      {tag: 'script', attrs: {type: 'module', src: '/src/editor/adviceCorner.ts'}, injectTo: 'body'},
    ],
  }
}

/** What is advised on a project whenever it is asked. */
export function adviceIn(root: string): () => SentAdvice[] {
  let site: SiteFiles | undefined
  return () => {
    const files = {...readSite(root, site), showsDrafts: true}
    site = files
    return check(files, {today: today()}).flatMap((finding) =>
      finding.severity === 'advice' ? [sent(finding, files)] : [],
    )
  }
}

function sent(finding: Finding, site: SiteFiles): SentAdvice {
  const {file, from} = finding
  const text = textOf(site, file)
  const address = file.endsWith('.mdx') ? addressOf(file) : undefined
  return {
    place: `${file}, line ${placeOf(text, from).line}`,
    words: wordsOf(finding, text),
    ...(address && {address}),
  }
}
