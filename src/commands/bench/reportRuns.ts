import {comparable, type Figure, middleOf, sayFigure, sayNumber} from './figure.ts'
import type {Run} from './run.ts'

/** One row of the report. */
interface Line {
  measure: string
  row: string
  column: string
  figure: Figure
}

/** A page with every figure of a run, what was accepted, and how it came there: one file that asks for nothing else and needs no script. */
export function reportRuns(run: Run, titles: Record<string, string>, history: Run[], accepted?: Run): string {
  const {node, processors, busy} = run.machine
  return `<!DOCTYPE html>
<html lang="en-GB"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<title>Figures of ${run.commit}</title><style>${styles}</style></head><body><main>
<h1>Figures of ${run.commit}</h1>
<p>Measured on ${run.date.slice(0, 10)} with Node ${node} on ${processors} processors, which ${busy} processes wanted when it began.
${accepted ? `Accepted: ${accepted.commit}, of ${accepted.date.slice(0, 10)}.` : 'No figures are accepted yet.'}</p>
<p>A bar is the figure; the line in it is the floor’s: the same pages without any script. The range in brackets holds the true median with 95 % certainty.</p>
${Object.keys(run.measures)
  .map((measure) => section(titles[measure] ?? measure, linesOf(run, measure), history, accepted))
  .join('\n')}
</main></body></html>
`
}

function linesOf(run: Run, measure: string): Line[] {
  return Object.entries(run.measures[measure] ?? {}).flatMap(([row, columns]) =>
    Object.entries(columns).map(([column, figure]) => ({measure, row, column, figure})),
  )
}

function section(title: string, lines: Line[], history: Run[], accepted?: Run): string {
  const columns = [...new Set(lines.map(({column}) => column))]
  // Each column has a scale of its own: bytes of a document and of a script are nothing to each other.
  const groups = columns.map((column) => {
    const group = lines.filter((line) => line.column === column)
    const most = Math.max(...group.flatMap(({figure: {all, floor = []}}) => [...all, ...floor]))
    const rows = group.map((line) => {
      const before = accepted?.measures[line.measure]?.[line.row]?.[line.column]
      return `<tr><th scope="row">${quote(line.row)}</th><td>${bar(line.figure, most)}</td><td>${quote(sayFigure(line.figure))}</td><td>${before ? quote(sayFigure(before)) : ''}</td><td>${course(line, history)}</td></tr>`
    })
    return `<tbody><tr><th scope="rowgroup" colspan="5">${quote(column)}</th></tr>\n${rows.join('\n')}</tbody>`
  })
  return `<h2>${quote(title)}</h2>
<div><table><thead><tr><th scope="col">What</th><td></td><th scope="col">Now</th><th scope="col">Accepted</th><th scope="col">Runs so far</th></tr></thead>
${groups.join('\n')}</table></div>`
}

function bar({all, floor}: Figure, most: number): string {
  const width = (tries: number[]) => (most > 0 ? (100 * middleOf(tries).median) / most : 0).toFixed(1)
  const line = floor ? `<rect class="floor" x="${width(floor)}" width="1" height="12"/>` : ''
  return `<svg viewBox="0 0 101 12" width="101" height="12" aria-hidden="true"><rect width="${width(all)}" height="12"/>${line}</svg>`
}

/** How a figure went from run to run, by what makes runs comparable, or as it is where nothing does. */
function course({measure, row, column}: Line, history: Run[]): string {
  const values = history.flatMap(({measures}) => {
    const figure = measures[measure]?.[row]?.[column]
    return figure ? [(comparable(figure) ?? middleOf(figure.all)).median] : []
  })
  if (values.length < 2) return ''
  const [least, most] = [Math.min(...values), Math.max(...values)]
  const points = values.map((value, index) => {
    const height = most > least ? (most - value) / (most - least) : 0.5
    return `${((100 * index) / (values.length - 1)).toFixed(1)},${(1 + 18 * height).toFixed(1)}`
  })
  const words = `${values.length} runs, from ${sayNumber(least)} to ${sayNumber(most)}`
  return `<svg viewBox="-1 0 102 20" width="102" height="20" role="img" aria-label="${words}"><polyline points="${points.join(' ')}"/></svg>`
}

function quote(words: string): string {
  return words.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
}

const styles = `:root{color-scheme:light dark}
body{font:1rem/1.5 system-ui,sans-serif;margin:0;background:Canvas;color:CanvasText}
main{max-width:64rem;margin:auto;padding:1rem}
div{overflow-x:auto}
table{border-collapse:collapse;width:100%}
th,td{text-align:start;vertical-align:top;padding:.4rem .8rem .4rem 0;border-bottom:1px solid color-mix(in srgb,currentColor 20%,transparent);font-weight:400}
thead th,[scope=rowgroup]{font-weight:600}
[scope=rowgroup]{padding-top:1.2rem}
td{font-variant-numeric:tabular-nums}
svg{display:block;margin-top:.35rem;fill:#2d7d5a;stroke:none}
.floor{fill:CanvasText}
polyline{fill:none;stroke:#2d7d5a;stroke-width:1.5;stroke-linejoin:round}`
