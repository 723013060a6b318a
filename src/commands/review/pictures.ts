import type {Page} from 'playwright'
import type {Camera} from './camera.ts'
import {type Band, changedBands, type Shown} from './changedBands.ts'
import type {Comparison} from './model.ts'

/** The changed band of a page, before and after, as PNG files in base64. */
export interface Picture {
  page: string
  width: number
  before: string
  after: string
}

const widths = [390, 1280]

/**
 * Pictures of the pages whose own part changed, from the documents of two states, cropped to what changed, at the width
 * of a phone and of a desk. Where there are none, or none of a page, a note says why. `camera`: or why there is none.
 */
export async function takePictures(
  camera: Camera | string,
  dists: [base: string, head: string] | undefined,
  {pages, notes}: Comparison,
): Promise<Picture[]> {
  const changed = pages.filter(({changes}) => changes.some(({what}) => what !== 'title' && what !== 'description'))
  if (changed.length === 0) return []
  if (!dists || typeof camera === 'string') {
    notes.push(`There are no pictures: ${dists ? camera : 'they are taken only where both states build.'}`)
    return []
  }
  const [base, head] = dists
  const pictures: Picture[] = []
  const missing = new Map<string, string[]>()
  for (const {page, was = page, changes} of changed) {
    // A picture that took another’s place has its address.
    const replaced = changes.flatMap(({what, before, after}) =>
      what === 'image' && before === after ? [after ?? ''] : [],
    )
    try {
      const tabs: [Page, Page] = [await camera.open(base, was), await camera.open(head, page)]
      pictures.push(...(await compare(page, tabs, replaced)))
      for (const tab of tabs) await tab.close()
    } catch (error) {
      const [reason = ''] = (error as Error).message.split('\n')
      missing.set(reason, [...(missing.get(reason) ?? []), page])
    }
  }
  for (const [reason, them] of missing) notes.push(`There is no picture of ${them.join(', ')}: ${reason}`)
  return pictures
}

/** Pictures of a page in two states, as far as it shows something else. */
async function compare(page: string, tabs: [Page, Page], replaced: string[]): Promise<Picture[]> {
  const pictures: Picture[] = []
  for (const width of widths) {
    for (const tab of tabs) await tab.setViewportSize({width, height: 800})
    const bands = changedBands(await shownOn(tabs[0], replaced, 'before'), await shownOn(tabs[1], replaced, 'after'))
    if (!bands) continue
    const [before, after] = [await shoot(tabs[0], width, bands[0]), await shoot(tabs[1], width, bands[1])]
    pictures.push({page, width, before, after})
  }
  return pictures
}

/** Every piece of words and every picture of a page's own part, as far as they are to be seen. */
function shownOn(tab: Page, replaced: string[], side: string): Promise<Shown[]> {
  return tab.locator('main').evaluate(
    (main, {replaced, side}) => {
      const shown: Shown[] = []
      const walker = document.createTreeWalker(main, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT)
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const says =
          node instanceof HTMLImageElement
            ? `${node.src} ${replaced.includes(new URL(node.src).pathname) ? side : ''}`
            : node instanceof Text
              ? node.data.replace(/\s+/g, ' ').trim()
              : ''
        const range = document.createRange()
        range.selectNode(node)
        const {top, bottom, height} = range.getBoundingClientRect()
        if (!says || height === 0) continue
        // A level, bold letters and a number are to be seen too.
        const looks = [node.parentElement?.tagName, node.parentElement?.closest('ul, ol')?.tagName]
        shown.push({what: [says, ...looks].join(' '), top: top + window.scrollY, bottom: bottom + window.scrollY})
      }
      return shown
    },
    {replaced, side},
  )
}

async function shoot(tab: Page, width: number, {top, height}: Band): Promise<string> {
  const clip = {x: 0, y: top, width, height}
  return (await tab.screenshot({fullPage: true, clip, animations: 'disabled'})).toString('base64')
}
