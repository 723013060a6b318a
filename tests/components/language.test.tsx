import {join} from 'node:path'
import {renderToStaticMarkup} from 'react-dom/server'
import {expect, test} from 'vitest'
import {Language} from '../../components/Language.tsx'
import {readComponents} from '../../src/site/readComponents.ts'

type Code = Parameters<typeof Language>[0]['code']

const {props = []} = readComponents(join(import.meta.dirname, '../..')).get('Language') ?? {}
const codes = (props.find(({name}) => name === 'code')?.values ?? []) as Code[]

const openingOf = (code: Code) => /<div[^>]*>/.exec(renderToStaticMarkup(<Language code={code}>…</Language>))?.[0]

// S10.21
test('every language that a passage can be in has a name, and says itself and its direction', () => {
  const names = new Intl.DisplayNames('en-GB', {type: 'language', fallback: 'none'})
  expect(codes.length).toBeGreaterThan(9)
  for (const code of codes) {
    expect(names.of(code), code).toBeTruthy()
    expect(openingOf(code)).toMatch(new RegExp(`lang="${code}" dir="${isFromTheRight(code) ? 'rtl' : 'ltr'}"`))
  }
})

/** As the script of the language’s own name runs, which is that of most of its texts. */
function isFromTheRight(code: string): boolean {
  const {script} = new Intl.Locale(code).maximize()
  return ['Arab', 'Hebr'].includes(script ?? '')
}
