import {createElement} from 'react'
import {renderToStaticMarkup} from 'react-dom/server'
import pages from '~react-pages'
import {type Color, palette} from '../../components/theme.ts'
import {Mark} from '../../components/ui/Mark.tsx'
import type {Frontmatter} from '../../components/ui/usePage.ts'
import site from '../../content/site.yaml'
import {addressOf, basename, pageAt} from '../frame/addressOf.ts'
import {escapeHtml, unescapeHtml} from './head.ts'

/** How wide words are in the site's bold font, in pixels. */
export type Measure = (words: string, size: number) => number

const width = 1200
const height = 630
const margin = 72
const drawingWidth = 460

/** From the largest that a title may be to the smallest. */
const sizes = [92, 84, 76, 68, 60, 52, 44, 38]
const lineHeight = 1.12

const light = (role: string) => palette[role as Color]?.[0] ?? 'none'

/** Up to so many pages each has a picture of its own. To draw one takes as long as all the rest of a page. */
const most = 100

/** The page whose picture is shown beside a link to a page: of very many, those in a folder share that of the page above them. */
export function drawnPage(path: string): string {
  if (path === '*') return '/'
  if (pages.length <= most || !path.includes('/')) return path
  return pageAt(`${basename}/${path.split('/')[0]}`) ?? '/'
}

/** Where that picture stands: of `/programs` at `/share/programs.png`. */
export function shareAddress(path: string): string {
  const address = addressOf(drawnPage(path))
  return `/share${address === '/' ? '/index' : address}.png`
}

/** What that picture shows, for those who don't see it. */
export function shareWords({title, drawing}: Pick<Frontmatter, 'title' | 'drawing'>, body: string): string {
  const drawn = drawingOf(body)
  const within = drawing
    ? `A ring of twelve sides, and in it: ${drawing.replaceAll('-', ' ')}.`
    : 'A ring of twelve sides.'
  return `“${title}”, ${site.name}.${drawn ? ` ${drawn.label ?? within}` : ''}`
}

/** The picture as an SVG drawing: the page's title, and the drawing at its top as its document has it. */
export function shareImage(title: string, html: string, measure: Measure): string {
  const drawing = drawingOf(html)
  const room = width - 2 * margin - (drawing ? drawingWidth + 20 : 0)
  const {size, lines} = fit(title, room, measure)
  const step = size * lineHeight
  const first = height / 2 + 40 - ((lines.length - 1) * step) / 2 + size * 0.3
  const words = lines.map(
    (line, index) => `<text x="${margin}" y="${(first + index * step).toFixed(1)}">${escapeHtml(line)}</text>`,
  )
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" font-weight="700" fill="${light('onSpruce')}">`,
    drawing ? `<style>${drawing.styles}</style>` : '',
    `<path fill="${light('spruce')}" d="M0 0h${width}v${height}H0z"/>`,
    `<g transform="translate(${margin + 30} 96) scale(1.2)" color="${light('mintStrong')}">${mark}</g>`,
    `<text x="${margin + 78}" y="110" font-size="40" letter-spacing="-1">${escapeHtml(site.name)}</text>`,
    `<g font-size="${size}" letter-spacing="${-size / 50}">${words.join('')}</g>`,
    drawing
      ? `<svg x="${width - 60 - drawingWidth}" y="${(height - drawingWidth) / 2}" width="${drawingWidth}" height="${drawingWidth}" viewBox="${drawing.viewBox}" fill="#000">${drawing.shapes}</svg>`
      : '',
    '</svg>',
  ].join('')
}

const mark = renderToStaticMarkup(createElement(Mark, {paint: light}))

/** The title in lines, as large as it fits beside the drawing in four of them at most. */
function fit(title: string, room: number, measure: Measure): {size: number; lines: string[]} {
  const tried = sizes.map((size) => ({size, lines: inLines(title, (words) => measure(words, size) <= room)}))
  const [smallest] = tried.slice(-1)
  const found = tried.find(
    ({size, lines}) => lines.length * size <= 300 && lines.every((line) => measure(line, size) <= room),
  )
  return found ?? {size: smallest?.size ?? 0, lines: smallest?.lines.slice(0, 8) ?? []}
}

function inLines(title: string, fits: (words: string) => boolean): string[] {
  const lines: string[] = []
  for (const word of title.split(/\s+/)) {
    const longer = `${lines.at(-1)} ${word}`
    if (lines.length > 0 && fits(longer)) lines[lines.length - 1] = longer
    else lines.push(word)
  }
  return lines
}

interface Drawn {
  viewBox: string
  shapes: string
  /** What the classes of its shapes stand for. */
  styles: string
  /** What it is, where its component says so in words. */
  label?: string
}

/** The first drawing of a page, whichever component drew it: icons are smaller in their own measure. */
function drawingOf(html: string): Drawn | undefined {
  const main = html.slice(Math.max(0, html.indexOf('<main')))
  for (const [, attributes = '', shapes = ''] of main.matchAll(/<svg([^>]*)>(.*?)<\/svg>/gs)) {
    const [, viewBox = '', side = '0'] = /viewBox="(\S+ \S+ (\S+) \S+)"/.exec(attributes) ?? []
    if (Number(side) < 200) continue
    const label = /aria-label="([^"]*)"/.exec(attributes)?.[1]
    return {
      viewBox,
      label: label && unescapeHtml(label),
      shapes: inLight(shapes),
      styles: inLight(stylesOf(html, shapes)),
    }
  }
  return undefined
}

/** The rules of a document for the classes of some shapes; what is said of a width or a scheme is not for a picture. */
function stylesOf(html: string, shapes: string): string {
  const [, all = ''] = /<style>(.*?)<\/style>/s.exec(html) ?? []
  const rules = all.replace(/@[^{]*\{(?:[^{}]*\{[^{}]*\})*[^{}]*\}/g, '')
  const classes = new Set([...shapes.matchAll(/class="([\w-]+)"/g)].map(([, name]) => name))
  return [...classes].map((name) => new RegExp(`\\.${name}\\{[^}]*\\}`).exec(rules)?.[0] ?? '').join('')
}

/** Colours by their role, as they are in the light. */
function inLight(text: string): string {
  return text.replace(/var\(--(\w+)\)/g, (_, role) => light(role))
}
