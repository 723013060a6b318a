import {posix} from 'node:path'
import type {Plugin, Rollup} from 'vite'
import {type AdviceMessage, adviceEvent, adviceRequestEvent} from '../browser/adviceEvents.ts'
import {check, editorReport, type Finding, reportSentences} from '../check/index.ts'
import {fileTitle} from '../edit/pagesShowing.ts'
import {addressOf, fileText, positionAt, type SiteFiles, today} from '../site/index.ts'
import type {SiteReader} from './devSiteReader.ts'
import {editingName} from './isEditing.ts'
import {viteError} from './viteError.ts'

/**
 * In dev, checks the site after each change. Shows errors in records and file names, and references to
 * removed records, in Vite's overlay, behind which the page keeps its state. `mdxPages.ts` shows other errors
 * in pages. Advice, which never fails a build, appears in a corner of the page.
 */
export function checkPlugin(readSite: SiteReader): Plugin {
  let root = ''
  let base = '/'
  let isEditing = false
  let error: Rollup.RollupError | undefined
  let advice: AdviceMessage[] = []
  let timer: NodeJS.Timeout | undefined

  function runCheck() {
    clearTimeout(timer)
    const site = readSite(root)
    const found = check(site, {today: today()})
    error = viteError(
      found.filter(({id, file}) => !file.endsWith('.mdx') || isShownOnOtherPages(id)),
      (file) => fileText(site, file),
      root,
    )
    advice = adviceOf(found, site, {base, isEditing})
  }

  return {
    name: 'site:check',
    apply: 'serve',
    configResolved(config) {
      root = config.root
      base = config.base
      isEditing = config.plugins.some(({name}) => name === editingName)
    },
    configureServer({config, environments: {client}}) {
      // Vitest creates a Vite server too, which must not check the site.
      if (config.mode === 'test') return
      runCheck()
      client.hot.on('vite:client:connect', (_, page) =>
        page.send(error ? overlayPayload(error) : emptyUpdate),
      )
      client.hot.on(adviceRequestEvent, (_, page) => page.send(adviceEvent, advice))
    },
    hotUpdate({type, file}) {
      const {name, hot} = this.environment
      const changed = posix.relative(root, file)
      if (name !== 'client' || !/^(pages\/|content\/[^/]+\.yaml$)/.test(changed)) return undefined
      if (changed.startsWith('pages/') && type === 'update' && !error) {
        // Checks with a delay, so that the page in the browser updates first, and several saved files cause
        // one check.
        clearTimeout(timer)
        timer = setTimeout(() => {
          runCheck()
          hot.send(adviceEvent, advice)
        }, 250)
        return undefined
      }
      const before = error
      runCheck()
      hot.send(adviceEvent, advice)
      // Vite sends no update if the open page doesn't use the file, so the overlay of a corrected mistake
      // would stay.
      if (error || before) hot.send(error ? overlayPayload(error) : emptyUpdate)
      return error ? [] : undefined
    },
    buildEnd() {
      clearTimeout(timer)
    },
    transformIndexHtml: {
      order: 'pre',
      handler: () => [
        {tag: 'script', attrs: {type: 'module', src: '/src/browser/adviceCorner.ts'}, injectTo: 'body'},
      ],
    },
  }
}

/**
 * Whether an error in a page is shown over other pages too, because the page itself may have no working
 * address.
 */
function isShownOnOtherPages(id: string): boolean {
  return /^files\.|^references\.(?:no-record|other-kind)$/.test(id)
}

/**
 * An empty update, sent first: Vite's client reloads the page if the first update that it receives clears an
 * error.
 */
const emptyUpdate = {type: 'update' as const, updates: []}

function overlayPayload({message, id, loc, frame}: Rollup.RollupError) {
  return {type: 'error' as const, err: {message, stack: '', id, loc, frame, plugin: 'site:check'}}
}

interface AdviceOptions {
  /** The base path of the dev server. */
  base?: string
  /** Whether the author uses the editor, and so sees pages instead of files. */
  isEditing?: boolean
}

/** Returns the findings that are advice, as messages for the browser. */
export function adviceOf(
  found: readonly Finding[],
  site: SiteFiles,
  {base = '/', isEditing = false}: AdviceOptions = {},
): AdviceMessage[] {
  return found
    .filter(({severity}) => severity === 'advice')
    .map((finding) => {
      const text = fileText(site, finding.file)
      return {
        ...(isEditing
          ? {place: fileTitle(site, finding.file), sentences: editorReport(finding, text).sentences}
          : {
              place: `${finding.file}, line ${positionAt(text, finding.start).line}`,
              sentences: reportSentences(finding, text),
            }),
        ...(finding.file.endsWith('.mdx') && {address: base + addressOf(finding.file).slice(1)}),
      }
    })
}
