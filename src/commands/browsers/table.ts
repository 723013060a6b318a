import type {Behaviour, Outcome} from './outcome.ts'

/** A browser that was asked for: how its tests went, or why there are none. */
export interface Column {
  name: string
  outcome?: Outcome
  /** Why it could not be had. */
  missing?: string
}

/** Says for each behaviour and browser: passed, failed or not run, and below that why not. */
export function tableOf(columns: Column[]): string {
  const behaviours = new Set(columns.flatMap(({outcome}) => outcome?.behaviours.map(({name}) => name) ?? []))
  const heads = columns.map(({name, outcome}) => `${name} ${outcome?.version ?? ''}`.trim())
  const rows = [...behaviours].map((name) => [name, ...columns.map((column) => wordFor(behaviourOf(column, name)))])
  const lines = [['', ...heads], ...rows]
  const widths = ['', ...heads].map((_, place) => Math.max(...lines.map((line) => line[place]?.length ?? 0)))
  const table = lines.map((line) =>
    line
      .map((cell, place) => cell.padEnd(widths[place] ?? 0))
      .join('  ')
      .trimEnd(),
  )
  return [...table, '', ...columns.flatMap(reasonsOf)].join('\n')
}

/** How many tests passed, failed and were not run, in all browsers. */
export function lastLine(columns: Column[]): string {
  const behaviours = columns.flatMap(({outcome}) => outcome?.behaviours ?? [])
  const sum = (count: (behaviour: Behaviour) => number) => behaviours.reduce((all, each) => all + count(each), 0)
  return `${sum(({passed}) => passed)} passed, ${sum(({failed}) => failed)} failed, ${sum(({notRun}) => notRun.length)} skipped`
}

/** Whether all that was run passed; a browser that can’t be had fails nothing. */
export function allPassed(columns: Column[]): boolean {
  return columns.every(
    ({outcome}) =>
      !outcome || (outcome.errors.length === 0 && outcome.behaviours.every((behaviour) => behaviour.failed === 0)),
  )
}

function behaviourOf({outcome}: Column, wanted: string): Behaviour | undefined {
  return outcome?.behaviours.find(({name}) => name === wanted)
}

function wordFor(behaviour: Behaviour | undefined): string {
  if (!behaviour) return 'not run'
  const {passed, failed, notRun} = behaviour
  const all = passed + failed + notRun.length
  if (failed > 0) return all === 1 ? 'failed' : `failed ${failed} of ${all}`
  if (notRun.length > 0) return passed === 0 ? 'not run' : `passed ${passed} of ${all}`
  return 'passed'
}

function reasonsOf({name, outcome, missing}: Column): string[] {
  const notRun = (outcome?.behaviours ?? []).flatMap((behaviour) =>
    [...new Set(behaviour.notRun)].map((reason) => `${name}, not run: ${behaviour.name} (${reason})`),
  )
  return [
    ...(missing ? [`${name}, not run: ${missing}`] : []),
    ...notRun,
    ...(outcome?.errors ?? []).map((error) => `${name}, failed outside any test: ${error}`),
  ]
}
