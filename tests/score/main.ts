import {readFileSync, writeFileSync} from 'node:fs'
import {parseArgs} from 'node:util'
import type {Case, Engine, Found} from './engine.ts'
import {fixtures, textsOf} from './fixtures.ts'
import {mutations, pageSlips, recordSlips} from './randomCases.ts'
import {onHistory, onOrdinary} from './realWords.ts'
import {rooms} from './rooms.ts'
import {times} from './times.ts'

const {values} = parseArgs({
  options: {
    engine: {type: 'string', default: 'old'},
    /** Parts of the scoreboard. */
    only: {type: 'string', default: 'fixtures slips mutations ordinary rooms times'},
    /** How many commits of the pages are judged: 40, for example. */
    history: {type: 'string'},
    json: {type: 'string'},
    compare: {type: 'string'},
  },
})
const engine: Engine = await import(/* @vite-ignore */ `./engines/${values.engine}.ts`)

interface Result extends Pick<Case, 'suite' | 'name' | 'class'> {
  told: boolean
  onLine: boolean
  /** Whether one fix brings back what stood there, or gives the expected line; nothing where neither is known. */
  mended?: boolean
  found: string[]
}

const unchanged = new Map<string, Set<string>>()
const nameOf = ({file, message}: Found) => `${file}: ${message}`

/** What is found, less what is found on the unchanged site. */
function newOn(site: Case['site']): Found[] {
  const before = unchanged.get(site.root) ?? new Set(engine.ask({...site, texts: textsOf(site.root)}).map(nameOf))
  unchanged.set(site.root, before)
  return engine.ask(site).filter((each) => !before.has(nameOf(each)))
}

function resultOf({suite, name, class: kind, site, expected, near, original}: Case): Result {
  const found = newOn(site)
  const needsError = expected.some(({severity}) => severity === 'error')
  const unindented = (text?: string) => text?.replace(/^ +/gm, '')
  const isPlace = ({file, line}: Found) =>
    expected.some((each) => each.file === file && Math.abs(each.line - line) <= near)
  const isMended = ({file, fixed}: Found) =>
    (original?.file === file && unindented(fixed) === unindented(original.text)) ||
    expected.some((each) => each.file === file && each.fixed && fixed?.split('\n')[each.line - 1] === each.fixed)
  return {
    suite,
    name,
    class: kind,
    told: found.some(({severity}) => !needsError || severity === 'error'),
    onLine: found.some(isPlace),
    mended: original || expected.some(({fixed}) => fixed) ? found.some(isMended) : undefined,
    found: found.map(({file, line, severity, id}) => `${file}:${line} ${severity} ${id ?? ''}`),
  }
}

function summary(results: Result[]): Record<string, Record<string, number>> {
  const names = new Set(results.flatMap(({suite, class: kind}) => [`${suite}: ${kind}`, `${suite} in all`]))
  const rows = [...names].sort().map((name) => {
    const all = results.filter((each) => [`${each.suite}: ${each.class}`, `${each.suite} in all`].includes(name))
    const count = (has: (each: Result) => boolean) => all.filter(has).length
    const figures = {
      cases: all.length,
      told: count(({told}) => told),
      'on line': count(({onLine}) => onLine),
      once: count(({found}) => found.length === 1),
      mendable: count(({mended}) => mended !== undefined),
      mended: count(({mended}) => mended === true),
    }
    return [name, figures] as const
  })
  return Object.fromEntries(rows)
}

/** Prints each case that only one of two runs tells, tells on its line, or mends. */
function compare(before: Result[], now: Result[]) {
  const keyOf = ({suite, name}: Result) => `${suite} ${name}`
  const others = new Map(before.map((each) => [keyOf(each), each]))
  for (const one of now) {
    const other = others.get(keyOf(one))
    const figures = (['told', 'onLine', 'mended'] as const).filter((figure) => other && other[figure] !== one[figure])
    const differs = figures.map((figure) => `${one[figure] ? 'now' : 'no longer'} ${figure}`)
    if (other && differs[0])
      console.log(`${keyOf(one)}: ${differs.join(', ')}\n  ${other.found.join(', ')}\n  ${one.found.join(', ')}`)
  }
}

const wants = (part: string) => values.only.split(' ').includes(part)
const cases = [
  ...(wants('fixtures') ? fixtures() : []),
  ...(wants('slips') ? [...pageSlips(40), ...recordSlips(19)] : []),
  ...(wants('mutations') ? await mutations(150) : []),
]
const score = {
  results: cases.map(resultOf),
  ordinary: wants('ordinary') ? onOrdinary(engine) : [],
  history: values.history ? onHistory(engine, Number(values.history)) : [],
  rooms: wants('rooms') ? rooms() : [],
  times: wants('times') ? times(engine) : [],
}
console.table(summary(score.results))
console.log(['', ...score.ordinary, `On ordinary writing: ${score.ordinary.length}, and should be 0`].join('\n'))
console.log([...score.history, `In history: ${score.history.length}`].join('\n'))
console.table(score.rooms)
console.table(score.times)
if (values.json) writeFileSync(values.json, JSON.stringify(score, null, 1))
if (values.compare) compare(JSON.parse(readFileSync(values.compare, 'utf8')).results, score.results)
