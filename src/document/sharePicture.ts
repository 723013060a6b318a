import type {Element, Root} from 'hast'
import {createElement} from 'react'
import {renderToStaticMarkup} from 'react-dom/server'
import {visit} from 'unist-util-visit'
import pages from '~react-pages'
import {type Color, palette} from '../../components/theme.ts'
import {LogoMark} from '../../components/ui/LogoMark.tsx'
import type {Frontmatter} from '../../content/frontmatter.ts'
import site from '../../content/site.yaml'
import {cacheOptions} from '../browser/cache.ts'
import {routeAddress} from '../frame/routeAddress.ts'
import {escapeHtml} from './head.ts'
import type {StyleRules} from './styleSheet.ts'
import {findElement, findMain, serialiseHtml} from './tree.ts'

/** Returns the width of a text in the site's bold font, in pixels, at a font size in pixels. */
export type MeasureText = (words: string, size: number) => number

const width = 1200
const height = 630
const margin = 72
const drawingWidth = 460

/** Font sizes for the title on a page's Open Graph picture, in pixels, tried from the largest. */
const sizes = [92, 84, 76, 68, 60, 52, 44, 38]
const lineHeight = 1.12

const lightColour = (role: string) => palette[role as Color]?.[0] ?? 'none'

/**
 * Up to this number of pages, each has its own Open Graph picture: to make it takes as long as the rest of a
 * page.
 */
const maxPictures = 100

const paths = new Set(pages.map(({path}) => path))

/**
 * Returns the path of the page whose Open Graph picture a page has. Large sites have one picture for each
 * folder.
 */
export function pageWithPicture(path: string): string {
  if (path === '*') return '/'
  if (pages.length <= maxPictures || !path.includes('/')) return path
  const [folder = ''] = path.split('/')
  return paths.has(folder) ? folder : '/'
}

/** Returns the address of a page's Open Graph picture: `/share/programs.png` for `/programs`. */
export function sharePictureAddress(path: string): string {
  const address = routeAddress(pageWithPicture(path))
  return `/share${address === '/' ? '/index' : address}.png`
}

/** Returns the alternative text of a page's Open Graph picture. */
export function sharePictureAlt(
  {title, drawing}: Pick<Frontmatter, 'title' | 'drawing'>,
  drawn?: PageDrawing,
): string {
  const within = drawing
    ? `A ring of twelve sides, and in it: ${drawing.replaceAll('-', ' ')}.`
    : 'A ring of twelve sides.'
  return `“${title}”, ${site.name}.${drawn ? ` ${drawn.label ?? within}` : ''}`
}

/** Builds a page's Open Graph picture as SVG: the page's title, and its first drawing in the light scheme. */
export function sharePictureSvg(
  title: string,
  drawing: PageDrawing | undefined,
  measure: MeasureText,
): string {
  const room = width - 2 * margin - (drawing ? drawingWidth + 20 : 0)
  const {size, lines} = fitTitle(title, room, measure)
  const step = size * lineHeight
  const first = height / 2 + 40 - ((lines.length - 1) * step) / 2 + size * 0.3
  const words = lines.map(
    (line, index) =>
      `<text x="${margin}" y="${(first + index * step).toFixed(1)}">${escapeHtml(line)}</text>`,
  )
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" font-weight="700" fill="${lightColour('onSpruce')}">`,
    drawing ? `<style>${drawing.styles}</style>` : '',
    `<path fill="${lightColour('spruce')}" d="M0 0h${width}v${height}H0z"/>`,
    `<g transform="translate(${margin + 30} 96) scale(1.2)" color="${lightColour('mintStrong')}">${mark}</g>`,
    `<text x="${margin + 78}" y="110" font-size="40" letter-spacing="-1">${escapeHtml(site.name)}</text>`,
    `<g font-size="${size}" letter-spacing="${-size / 50}">${words.join('')}</g>`,
    drawing
      ? `<svg x="${width - 60 - drawingWidth}" y="${(height - drawingWidth) / 2}" width="${drawingWidth}" height="${drawingWidth}" viewBox="${drawing.viewBox}" fill="#000">${drawing.shapes}</svg>`
      : '',
    '</svg>',
  ].join('')
}

const mark = renderToStaticMarkup(createElement(LogoMark, {paint: lightColour}))

/**
 * Breaks a page's title into lines, in the largest font size that fits next to the drawing on the picture.
 */
function fitTitle(title: string, room: number, measure: MeasureText): {size: number; lines: string[]} {
  const tried = sizes.map((size) => ({
    size,
    lines: breakLines(title, (words) => measure(words, size) <= room),
  }))
  const [smallest] = tried.slice(-1)
  const found = tried.find(
    ({size, lines}) => lines.length * size <= 300 && lines.every((line) => measure(line, size) <= room),
  )
  return found ?? {size: smallest?.size ?? 0, lines: smallest?.lines.slice(0, 8) ?? []}
}

function breakLines(title: string, fits: (words: string) => boolean): string[] {
  const lines: string[] = []
  for (const word of title.split(/\s+/)) {
    const longer = `${lines.at(-1)} ${word}`
    if (lines.length > 0 && fits(longer)) lines[lines.length - 1] = longer
    else lines.push(word)
  }
  return lines
}

/** The parts of a page's drawing that the page's Open Graph picture needs. */
export interface PageDrawing {
  viewBox: string
  shapes: string
  /** CSS rules of the classes in `shapes`. */
  styles: string
  /** The `aria-label` of the drawing, if it has one. */
  label?: string
}

/** Returns the first drawing of a page. Ignores icons, whose view box is narrower than 200 units. */
export function findDrawing(body: Root, rules: StyleRules): PageDrawing | undefined {
  const main = findMain(body)
  const svg =
    main && findElement(main, (element) => element.tagName === 'svg' && viewBoxWidth(element) >= 200)
  if (!svg) return undefined
  const {viewBox, ariaLabel} = svg.properties
  return {
    viewBox: String(viewBox),
    ...(ariaLabel && {label: String(ariaLabel)}),
    shapes: inLightScheme(serialiseHtml({...svg, properties: {}})),
    styles: inLightScheme(drawingStyles(svg, rules)),
  }
}

/** Returns the width of an SVG's view box. */
function viewBoxWidth({properties: {viewBox}}: Element): number {
  return Number(String(viewBox ?? '').split(' ')[2] ?? 0)
}

/** Returns the CSS rules of an SVG's classes, without media queries. */
function drawingStyles(svg: Element, rules: StyleRules): string {
  const classes = new Set<string>()
  visit(svg, 'element', ({properties}: Element) => {
    for (const name of [properties.className].flat()) if (name) classes.add(String(name))
  })
  const written = [...classes]
    .map((name) => rules.get(name.replace(`${cacheOptions.key}-`, '')) ?? '')
    .join('')
  return written.replace(/@[^{]*\{(?:[^{}]*\{[^{}]*\})*[^{}]*\}/g, '')
}

/** Replaces the CSS variables of colours by their values in the light colour scheme. */
function inLightScheme(text: string): string {
  return text.replace(/var\(--(\w+)\)/g, (_, role) => lightColour(role))
}
