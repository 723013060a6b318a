import {expect, test} from 'vitest'
import {type Component, readComponents} from '../../src/site/readComponents.ts'

/** Reads a component from its code. */
function read(code: string): Component {
  const component = readComponents('.', new Map([['components/Added.tsx', code]])).get('Added')
  if (!component) throw new Error('The component was not read.')
  return component
}

// Whatever a refactor may call a variable, and however the formatter breaks the lines.
test.each([
  ["import timeline from '../content/timeline.yaml'", 'timeline.map(show)'],
  ["import entries from '../content/timeline.yaml'", 'entries\n  .map(show)'],
  ["import {states, default as entries} from '../content/timeline.yaml'", 'entries?.map(show)'],
])('a component shows all records of a file that it maps over: %s, %s', (imported, code) => {
  expect(read(`${imported}\nexport function Added() { return [${code}] }`).rendersAllOf).toEqual([
    'timeline.yaml',
  ])
})

test.each([
  ['it leaves some out', 'return entries.filter(isShown).map(show)'],
  ['it only mentions the list', 'return null // entries.map(show)'],
  ['it looks one up in the list', "return findRecord(entries, id, 'content/timeline.yaml').title"],
  [
    'it maps over a list of one record',
    "return findRecord(entries, id, 'content/timeline.yaml').entries.map(show)",
  ],
])('a component does not show all records of a file if %s', (_, code) => {
  const imported = "import entries from '../content/timeline.yaml'"
  expect(read(`${imported}\nexport function Added() { ${code} }`).rendersAllOf).toEqual([])
})

test('a component that shows one record of a file does not show all, although it compares it with all', () => {
  const code = `
    import tiers from '../content/donation-tiers.yaml'
    interface AddedProps {
      /** The tier's id. */
      tier: string
    }
    const amounts = tiers.map(({amount}) => amount)
    export function Added({tier}: AddedProps) { return <Coins of={amounts} /> }`
  expect(read(code).rendersAllOf).toEqual([])
  expect(read(code.replaceAll('tier:', 'help:')).rendersAllOf).toEqual(['donation-tiers.yaml'])
})

test.each([
  ['on its element', true, 'return <article css={styles}\n  id={track.id}>{track.title}</article>'],
  [
    'in either of two cases',
    true,
    'return isOver ? <Past of={track} /> : <Card id={track}><h3>{title}</h3></Card>',
  ],
  ['on one of two elements', true, 'return <><article id={track.id} /><Notes /></>'],
  [
    'on an element inside, such as the link to its calendar',
    false,
    'return <Card><CalendarLink id={id} /></Card>',
  ],
  ['that is fixed', false, 'return <article id="track" />'],
  ['in a comment', false, '/* <article id={track.id}> */ return <article />'],
])('a component with the id of its record %s has an anchor: %s', (_, hasAnchor, code) => {
  expect(read(`export function Added() { ${code} }`).hasAnchor).toBe(hasAnchor)
})

test('a component renders only text if its type says so, which TypeScript checks', () => {
  const kinds = (type: string) =>
    read(`/** As in \`<Link />\`. */\nexport function Added(): ${type} { return site.number }`)
  expect(kinds('PlainText')).toMatchObject({role: 'words', rendersOnlyText: true})
  expect(kinds('Words')).toMatchObject({role: 'words', rendersOnlyText: false})
})
