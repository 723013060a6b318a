import {readdirSync, readFileSync} from 'node:fs'
import {join, resolve} from 'node:path'
import {expect, test} from 'vitest'

const root = resolve(import.meta.dirname, '../..')

/** All files of script of a folder, one after the other. */
function scriptsOf(folder: string, name: RegExp): string {
  return readdirSync(join(root, folder))
    .filter((each) => name.test(each))
    .map((each) => readFileSync(join(root, folder, each), 'utf8'))
    .join('\n')
}

const client = scriptsOf('dist/assets', /\.js$/)

test('the client holds nothing of what Vite puts round an import', () => {
  expect(client).toContain('import(')
  expect(client.includes('vite:preloadError')).toBe(false)
})

test('the client holds nothing of hoist-non-react-statics', () => {
  expect(client.includes('childContextTypes')).toBe(false)
})

test('Emotion wants hoist-non-react-statics for its withTheme alone', () => {
  const emotion = scriptsOf('node_modules/@emotion/react/dist', /^emotion-(element-\w+|react)\.browser\.esm\.js$/)
  expect([...emotion.matchAll(/\bhoistNonReactStatics\((.*)\)/g)].map((match) => match[1])).toEqual([
    'WithTheme, Component',
  ])
})
