import {posix} from 'node:path'
import type {Plugin, ViteDevServer} from 'vite'
import {addressOf} from '../check/address.ts'
import {checkPage} from '../check/checkPage.ts'
import {adviseOnRecords} from '../check/checkSite.ts'
import type {Page} from '../check/page/parsePage.ts'
import type {Problem} from '../check/problem.ts'
import {readSite, type SiteFiles} from '../check/readSite.ts'
import {adviceOf} from '../check/report.ts'
import {today} from '../check/today.ts'
import {unreachedPages} from '../check/unreached.ts'
import {adviceAsked, adviceSent, type SentAdvice} from '../editor/sentAdvice.ts'

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

/** What is advised on a project whenever it is asked; a page is read and checked again when its text is another. */
export function adviceIn(root: string): () => SentAdvice[] {
  let site: SiteFiles | undefined
  const known = new WeakMap<Page, Problem[]>()
  return () => {
    const files = {...readSite(root, site), showsDrafts: true}
    site = files
    const ofPages = files.pages.flatMap((page) => {
      const found = known.get(page) ?? checkPage(page, files)
      known.set(page, found)
      return found.filter(({warning}) => warning).map((problem) => sent(problem, addressOf(page.file)))
    })
    const unreached = unreachedPages(files).map((problem) => sent(problem, addressOf(problem.file)))
    const onRecords = adviseOnRecords(files, today()).map((problem) => sent(problem))
    return [...ofPages, ...unreached, ...onRecords]
  }
}

function sent(problem: Problem, address?: string): SentAdvice {
  const {file, line, message} = problem
  return {place: `${file}, line ${line}`, words: [message, ...adviceOf(problem)], ...(address && {address})}
}
