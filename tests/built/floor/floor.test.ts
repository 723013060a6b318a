import {readdirSync, readFileSync} from 'node:fs'
import {join, resolve} from 'node:path'
import {parse} from 'acorn'
import {describe, expect, test} from 'vitest'
import {floor, type Oldest} from '../../../src/build/floor.ts'
import {pagesOf, readDist} from '../dist.ts'
import {isNewer, type Use, useOf} from './compatData.ts'
import {markupUses} from './markupUses.ts'
import {newer} from './newer.ts'
import {scriptUses} from './scriptUses.ts'
import {styleUses} from './styleUses.ts'

const root = resolve(import.meta.dirname, '../../..')
const dist = readDist(join(root, 'dist'))
const elements = pagesOf(dist).flatMap((page) => dist.elements(page))
const textsOf = (name: string) => [
  ...new Set(elements.filter((each) => each.name === name && !each.attributes.type).map(({text}) => text)),
]
const [styles, inline] = [textsOf('style'), textsOf('script')]
const chunks = [...dist.files].filter((name) => /^assets\/.*\.js$/.test(name))

/** What is newer than the floor, without what is a part of it: `rotate` for `rotate.none`. */
function newerNames(uses: Use[], oldest: Oldest[]): string[] {
  const names = [...new Set(uses.filter((use) => isNewer(use, oldest)).map(({name}) => name))]
  return names.filter((name) => !names.some((other) => name.startsWith(`${other}.`))).sort()
}

const used = {
  reading: newerNames(
    [...markupUses(elements), ...styles.flatMap(styleUses), ...inline.flatMap(scriptUses)],
    floor.reading,
  ),
  waking: newerNames(
    chunks.flatMap((name) => scriptUses(dist.text(name))),
    floor.waking,
  ),
}

// S11.9
describe.each(['reading', 'waking'] as const)('for the oldest browsers of %s', (purpose) => {
  test('whatever is newer is listed, with what such a browser does instead', () => {
    expect(used[purpose].filter((name) => !Object.hasOwn(newer[purpose], name))).toEqual([])
  })

  test('what is listed is used: in the built site, or in a component that no page has now', () => {
    const sources = ['components', 'components/ui', 'src/frame', 'src/document', 'src/browser']
      .flatMap((folder) => readdirSync(join(root, folder)).map((name) => join(root, folder, name)))
      .filter((name) => /\.tsx?$/.test(name))
      .map((name) => readFileSync(name, 'utf8'))
      .join('')
    const isWritten = (name: string) => {
      const word = name.split('.').at(-1) ?? ''
      const camelCase = word.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase())
      return name.startsWith('css.') && new RegExp(`\\b(${word}|${camelCase})\\b`).test(sources)
    }
    expect(Object.keys(newer[purpose]).filter((name) => !used[purpose].includes(name) && !isWritten(name))).toEqual([])
  })

  test('the README names them', () => {
    const readme = readFileSync(join(root, 'README.md'), 'utf8')
    const names: Record<string, string> = {chrome: 'Chrome', firefox: 'Firefox', safari: 'Safari'}
    for (const {browser, version} of floor[purpose])
      if (names[browser]) expect(readme).toContain(`${names[browser]} ${version}`)
  })
})

test('the inline script is written in the syntax of 2018', () => {
  // What `import()` means to older browsers is listed: it alone is let through.
  for (const code of inline) parse(code.replaceAll('import(', 'load('), {ecmaVersion: 2018})
  expect(inline.length).toBeGreaterThan(0)
})

test.each(chunks)('%s is written in the syntax of 2021, as the oldest browsers that wake read it', (name) => {
  parse(dist.text(name), {ecmaVersion: 2021, sourceType: 'module'})
})

test('the inline script asks for what the oldest browsers that wake have, and those before do not', () => {
  const [, asked = ''] = /CSS\.supports\([`'"](.*?)[`'"]\)/.exec(inline.join()) ?? []
  const features = [...asked.matchAll(/\(([\w-]+):/g)].flatMap(([, name = '']) => useOf('css', 'properties', name))
  const letsIn = (oldest: Oldest) => !features.some((feature) => isNewer(feature, [oldest]))
  for (const {browser, version} of floor.waking) {
    expect(letsIn({browser, version}), `${browser} ${version}`).toBe(true)
    const before = (Number(version) - 0.1).toFixed(1)
    expect(letsIn({browser, version: before}), `${browser} ${before}`).toBe(false)
  }
})

test('what is too new is found in a style sheet, an element and a script', () => {
  const chrome87 = [{browser: 'chrome', version: '87'}]
  expect(newerNames(styleUses('a:has(b){inset:0;width:calc-size(auto,size);color:oklch(0 0 0)}'), chrome87)).toEqual([
    'css.selectors.has',
    'css.types.calc-size',
    'css.types.color.oklch',
  ])
  const name = 'button'
  const button = {name, attributes: {popovertarget: 'menu', type: 'button'}, text: '', inside: []}
  expect(newerNames(markupUses([button]), chrome87)).toEqual(['html.elements.button.popovertarget'])
  const code = 'let own={at(){}};Object.hasOwn(own,"x");own.at(1);structuredClone(own);/(?<=a)b/.test("");own.has(1)'
  expect(newerNames(scriptUses(code), chrome87)).toEqual([
    '.at()',
    'api.structuredClone',
    'javascript.builtins.Object.hasOwn',
  ])
})
