import {posix} from 'node:path'
import type {Plugin, Rollup} from 'vite'
import {check, type Finding, wordsOf} from '../check/index.ts'
import {adviceAsked, adviceSent, type SentAdvice} from '../editor/asks.ts'
import {addressOf, placeOf, type SiteFiles, textOf, today} from '../site/index.ts'
import type {ReadSite} from './siteInDev.ts'
import {viteError} from './stopVite.ts'

/**
 * In dev, checks the site after each change, and shows in the browser what `mdxPages.ts` cannot tell at a page's own address.
 * Over the page: what would stop a build in records, in the names of files, and in what pages name that is gone; the
 * page behind stays as it was, with all that was typed into it. In a corner: advice, which stops nothing.
 */
export function findings(readSite: ReadSite): Plugin {
  let root = ''
  let base = '/'
  let error: Rollup.RollupError | undefined
  let advice: SentAdvice[] = []
  let soon: NodeJS.Timeout | undefined

  function look() {
    clearTimeout(soon)
    const site = readSite(root)
    const found = check(site, {today: today()})
    error = viteError(
      found.filter(({id, file}) => !file.endsWith('.mdx') || isOfOthers(id)),
      (file) => textOf(site, file),
      root,
    )
    advice = adviceOf(found, site, base)
  }

  return {
    name: 'site:findings',
    apply: 'serve',
    configResolved(config) {
      root = config.root
      base = config.base
    },
    configureServer({config, environments: {client}}) {
      // Vitest makes a server too, and a test must find the files as they are.
      if (config.mode === 'test') return
      look()
      client.hot.on('vite:client:connect', (_, page) => page.send(error ? payloadOf(error) : nothingNew))
      client.hot.on(adviceAsked, (_, page) => page.send(adviceSent, advice))
    },
    hotUpdate({type, file}) {
      const {name, hot} = this.environment
      const changed = posix.relative(root, file)
      if (name !== 'client' || !/^(pages\/|content\/[^/]+\.yaml$)/.test(changed)) return undefined
      if (changed.startsWith('pages/') && type === 'update' && !error) {
        // Whoever saved a sentence waits for the page: advice comes after it, and once for several files.
        clearTimeout(soon)
        soon = setTimeout(() => {
          look()
          hot.send(adviceSent, advice)
        }, 250)
        return undefined
      }
      const before = error
      look()
      hot.send(adviceSent, advice)
      // Vite sends nothing where the file is no part of what is on the screen, and the mended mistake would stay there.
      if (error || before) hot.send(error ? payloadOf(error) : nothingNew)
      return error ? [] : undefined
    },
    buildEnd() {
      clearTimeout(soon)
    },
    transformIndexHtml: {
      order: 'pre',
      handler: () => [{tag: 'script', attrs: {type: 'module', src: '/src/editor/adviceCorner.ts'}, injectTo: 'body'}],
    },
  }
}

/** Whether something is wrong with the name of a page's file, or with a record that it names: its own address may not be there to tell it. */
function isOfOthers(id: string): boolean {
  return /^files\.|^refs\.(?:no-record|other-kind)$/.test(id)
}

/** Vite’s client loads a page anew when its first update mends an error, and all that was typed is lost: this is its first. */
const nothingNew = {type: 'update' as const, updates: []}

function payloadOf({message, id, loc, frame}: Rollup.RollupError) {
  return {type: 'error' as const, err: {message, stack: '', id, loc, frame, plugin: 'site:findings'}}
}

/** The advice among findings, as a page of dev below that base shows it. */
export function adviceOf(found: readonly Finding[], site: SiteFiles, base = '/'): SentAdvice[] {
  return found
    .filter(({severity}) => severity === 'advice')
    .map((finding) => {
      const text = textOf(site, finding.file)
      return {
        place: `${finding.file}, line ${placeOf(text, finding.from).line}`,
        words: wordsOf(finding, text),
        ...(finding.file.endsWith('.mdx') && {address: base + addressOf(finding.file).slice(1)}),
      }
    })
}
