import {join} from 'node:path'
import type {Page} from 'playwright/test'
import {bundleEditor} from '../../src/build/editorBundle.ts'
import type {Api} from '../../src/edit/api.ts'
import {checkInsertions} from '../../src/edit/blocks/checkInsertions.ts'
import {draftBlockChange} from '../../src/edit/blocks/draftBlockChange.ts'
import {plainTextOf} from '../../src/edit/inline/contents.ts'
import {draftInPage} from '../../src/edit/page/draftInPage.ts'
import {editablesOfPage} from '../../src/edit/pageEditables.ts'
import type {Change, ChangeResult} from '../../src/edit/protocol.ts'
import {parsePageCached} from '../../src/site/page/parsePageCached.ts'
import {versionOf} from '../../src/site/text/versionOf.ts'
import {site as plain} from '../check/caseSite.ts'

const file = 'pages/page.mdx'

/** A text of the page as the browser shows it. */
interface ShownText {
  tag: string
  mark: string
  words: string
}

/** A step of the server that the page waits for. */
type Delivery = {answer: {id: number; result: unknown}} | {shown: ShownText[]}

/** A page in memory, with the editor’s own code for requests, which answers only when it is told to. */
export class SlowStore {
  private readonly requests: {id: number; method: keyof Api; params: never}[] = []
  private readonly answers: Delivery[] = []
  private readonly renders: Delivery[] = []
  private readonly page: Page
  private source = ''

  constructor(page: Page) {
    this.page = page
  }

  /** Loads the editor into an empty page. */
  async start() {
    const {code} = await bundleEditor(join(import.meta.dirname, '../..'), 'iife', {
      'import.meta.hot': 'window.socketOfTest',
      'import.meta.env.BASE_URL': '"/"',
    })
    await this.page.route('**/*', (route) => route.fulfill({contentType: 'text/html', body: emptyPage}))
    await this.page.goto('http://page.test/')
    await this.page.evaluate(pageSide)
    await this.page.addScriptTag({content: code})
    await this.idle()
  }

  /** Replaces the text of the page; nothing is open in the editor. */
  async write(source: string) {
    this.source = `---\ntitle: A title\ndescription: A description.\n---\n\n${source}\n`
    this.renders.push({shown: this.shown()})
    await this.idle()
  }

  /** The texts of the page as they are in the file. */
  texts(): string[] {
    return this.inlines().map(({inlines}) => plainTextOf(inlines))
  }

  /**
   * Lets the server take one step: receive a request, send an answer or show a change. Returns whether there
   * was one.
   */
  async step(random: () => number): Promise<boolean> {
    if (this.requests.length === 0) await this.exchange()
    const steps = [this.requests, this.answers, this.renders].filter(({length}) => length > 0)
    const from = steps[Math.floor(random() * steps.length)]
    if (!from) return false
    if (from === this.requests) this.receive()
    else await this.exchange(from.shift() as Delivery)
    return true
  }

  /** Lets the server do all that it is asked. */
  async idle() {
    while (await this.step(() => 0));
  }

  private async exchange(delivery?: Delivery) {
    this.requests.push(...(await this.page.evaluate((each) => window.exchangeOfTest(each), delivery)))
  }

  private receive() {
    const request = this.requests.shift()
    if (!request) return
    const {id, method, params} = request
    this.answers.push({answer: {id, result: this.answerTo(method, params)}})
  }

  private answerTo(method: keyof Api, params: never): unknown {
    if (method === 'saveChange') return this.save(params)
    if (method === 'listEditables')
      return {version: versionOf(this.source), editables: editablesOfPage(this.parsed(), this.site())}
    const {below, insertions}: Api['checkInsertions']['params'] = params
    return method === 'checkInsertions' ? checkInsertions(this.site(), below, insertions) : []
  }

  private save(change: Change): ChangeResult {
    const site = this.site()
    const draft =
      change.type === 'inline'
        ? draftInPage(site, change)
        : draftBlockChange(site, change as Parameters<typeof draftBlockChange>[1])
    if (draft.rejected) return {saved: false, reason: draft.reason}
    const isChanged = draft.text !== this.source
    this.source = draft.text
    if (isChanged) this.renders.push({shown: this.shown()})
    const span = editablesOfPage(this.parsed(), this.site()).find(
      ({span}) => span.start === draft.start && span.end === draft.end,
    )?.span
    return {saved: true, advice: [], ...(isChanged && {changeId: 'change'}), ...(span && {span})}
  }

  private parsed() {
    return parsePageCached(file, this.source, plain.components)
  }

  private site() {
    return {...plain, pages: [this.parsed()]}
  }

  private inlines() {
    return editablesOfPage(this.parsed(), this.site()).filter((each) => each.kind === 'inline')
  }

  private shown(): ShownText[] {
    const version = versionOf(this.source)
    return this.inlines().map(({span, inlines, blockKind}) => ({
      tag: blockKind === 'item' ? 'LI' : 'P',
      mark: `${file}:${span.start}:${version}`,
      words: plainTextOf(inlines),
    }))
  }
}

declare global {
  interface Window {
    /** Delivers a step of the server, and returns the requests since the last step. */
    exchangeOfTest: (delivery?: Delivery) => Promise<{id: number; method: keyof Api; params: never}[]>
  }
}

const emptyPage = `<!doctype html><html lang="en-GB" data-awake><title>A page</title>
<style>body { font: 16px monospace } #siteMain { width: 1100px } li, p { margin: 8px 0 }</style>
<div id="siteRoot"><main id="siteMain"></main></div></html>`

/**
 * The browser’s side of the store: Vite’s socket, and a renderer that reuses elements by their place, as
 * React does.
 */
function pageSide() {
  const listeners = new Map<string, Set<(data: unknown) => void>>()
  const requests: {id: number; method: keyof Api; params: never}[] = []
  const emit = (name: string, data?: unknown) => {
    for (const listener of listeners.get(name) ?? []) listener(data)
  }
  const socket = {
    on: (name: string, listener: () => void) =>
      listeners.set(name, (listeners.get(name) ?? new Set()).add(listener)),
    off: (name: string, listener: () => void) => listeners.get(name)?.delete(listener),
    send: (_: string, request: (typeof requests)[number]) => requests.push(request),
  }
  Object.assign(window, {socketOfTest: socket})
  const elementIn = (parent: Element, index: number, tag: string): Element => {
    const now = parent.children[index]
    if (now?.nodeName === tag) return now
    const made = document.createElement(tag)
    if (now) now.replaceWith(made)
    else parent.append(made)
    return made
  }
  const trim = (parent: Element, length: number) => {
    while (parent.children.length > length) parent.lastElementChild?.remove()
  }
  const render = (texts: ShownText[]) => {
    const main = document.getElementById('siteMain') as Element
    let list: Element | undefined
    let [blocks, items] = [0, 0]
    for (const {tag, mark, words} of texts) {
      if (list && tag !== 'LI') trim(list, items)
      if (tag !== 'LI') list = undefined
      else if (!list) [list, items] = [elementIn(main, blocks++, 'UL'), 0]
      const element = list ? elementIn(list, items++, 'LI') : elementIn(main, blocks++, tag)
      if (element.textContent !== words) element.textContent = words
      element.setAttribute('data-edit', mark)
    }
    if (list) trim(list, items)
    trim(main, blocks)
  }
  window.exchangeOfTest = async (delivery) => {
    if (delivery && 'answer' in delivery) emit('edit:response', delivery.answer)
    else if (delivery) {
      render(delivery.shown)
      emit('vite:afterUpdate')
    }
    await new Promise((resolve) => setTimeout(resolve))
    return requests.splice(0)
  }
}
