import type {TableRow} from 'mdast'
import {toString as textOf} from 'mdast-util-to-string'
import {lackingRow} from '../page/lackingRow.ts'
import {endOf, nodesOf, sourceOf, startOf} from '../page/nodes.ts'
import type {Page} from '../page/parsePage.ts'
import {wordLinesOf} from '../page/wordLines.ts'
import {type Finding, type Rule, written} from '../rule.ts'

/** A table is whole, and shows all of its words: nobody sees a | sign, and every cell has its column. */
export const tables: Rule = {
  name: 'tables',
  check(page) {
    return [...looseRows(page), ...cellsTooMany(page), ...brokenRows(page), ...cellsTooFew(page), ...tabs(page)]
  },
}

/** Rows that make no table: without a line of dashes below the first of them, or cut off by an empty line. */
function looseRows(page: Page): Finding[] {
  const rows = wordLinesOf(page).filter(({text}) => /^\|.*\S.*\|$/.test(text))
  const ends = new Set(nodesOf(page, 'table').map(({position}) => position?.end.line ?? 0))
  return rows.flatMap(({text, at, index}): Finding[] => {
    if (rows.some((other) => other.index === index - 1)) return []
    // Lines count from 1, and this is the second below the table's last.
    if (ends.has(index - 1))
      return [
        {
          at,
          message: 'An empty line cuts this table in two, so visitors see the | signs.',
          help: 'Delete the empty line above this one.',
        },
      ]
    const dashes = `|${' --- |'.repeat(cellsOf(text))}`
    if (isDashes(text) && rows.some((other) => other.index === index - 2)) return []
    const apart = rows.find((other) => other.index === index + 2)
    if (apart && isDashes(apart.text) && !rows.some((other) => other.index === index + 1))
      return [
        {
          at,
          message: 'An empty line stands between this row and the dashes, so visitors see the | signs.',
          help: 'Delete the empty line below this one.',
        },
      ]
    // What is below the heading of a table stands first here.
    if (isDashes(text))
      return [
        {
          at,
          message: 'This line of dashes has no row right above it, so visitors see the | signs.',
          help: 'Right above it belongs the row with the headings of the columns: write it there, with no empty line between.',
        },
      ]
    const [below, first] = [1, 2].map((more) => rows.find((other) => other.index === index + more))
    const wrong = below && isDashes(below.text)
    if (wrong && first && cellsOf(first.text) === cellsOf(below.text) && cellsOf(text) < cellsOf(below.text))
      return [
        {
          at,
          message: `This row has ${cellsOf(text)} cells, and those below it have ${cellsOf(first.text)}, so visitors see the | signs.`,
          help: 'Write what is missing in it, with a | between each two.',
        },
      ]
    return [
      {
        at: wrong ? below.at : at,
        message:
          wrong && /[–—]/.test(below.text)
            ? 'These dashes are of a word processor, and a table is made with hyphens, so visitors see the | signs.'
            : wrong
              ? 'This line of dashes has not as many parts as the line above it, so visitors see the | signs.'
              : 'A line of dashes is missing below this one, so visitors see the | signs.',
        ...(wrong ? {write: dashes} : {help: `Write below it: ${dashes}`}),
      },
    ]
  })
}

/** How many cells a row has that begins and ends with a sign. */
function cellsOf(row: string): number {
  return row.split(/(?<!\\)\|/).length - 2
}

/** Whether a line is that of the dashes, be they a word processor’s. */
function isDashes(line: string): boolean {
  return /^[|\s:–—-]*[–—-][|\s:–—-]*$/.test(line)
}

/** Cells beyond the last column, which nobody sees. */
function cellsTooMany(page: Page): Finding[] {
  return nodesOf(page, 'table').flatMap(({children: [first, ...rows]}) => {
    const columns = first?.children.length ?? 0
    return rows.flatMap((row): Finding[] => {
      const {children} = row
      const lost = children[columns]
      if (!lost) return []
      const second = children[columns + 1]
      if (second && children.length === 2 * columns + 1 && textOf(lost).trim() === '') {
        const [from, until] = [startOf(row), startOf(second)]
        return [
          {
            at: startOf(lost),
            message: 'Two rows of the table stand on one line.',
            write: `${page.text.slice(from, startOf(lost)).replace(/[\s|]+$/, '')} |`,
            help: `And on the line below it: ${page.text.slice(until, endOf(row))}`,
          },
        ]
      }
      const message = `This row has ${children.length} cells, and the table has ${columns} columns, so nobody sees “${textOf(lost)}”.`
      const joined = joinedRow(row, rows, columns, page)
      if (joined) return [{at: startOf(row), message, ...written(sourceOf(page.text, row), joined)}]
      return [
        {
          at: startOf(lost),
          message,
          help: 'One | of this row is too many: delete that. If it is one of the words, write \\| for it.',
        },
      ]
    })
  })
}

/** A row with one cell too many, with two of them as one, where only those two can be: links then stand in the columns that have links in all other rows. */
function joinedRow(row: TableRow, rows: TableRow[], columns: number, page: Page): string | undefined {
  const cells = sourceOf(page.text, row)
    .split(/(?<!\\)\|/)
    .slice(1, -1)
    .map((cell) => cell.trim())
  const shapes = new Set(
    rows.filter(({children}) => children.length === columns).map(({children}) => children.map(isLinked).join()),
  )
  const [shape, ...more] = shapes
  if (!shape || more.length > 0 || !shape.includes('true') || cells.length !== columns + 1) return undefined
  const ways = cells.slice(1).map((_, index) => cells.toSpliced(index, 2, `${cells[index]} ${cells[index + 1]}`))
  const [only, ...others] = ways.filter((way) => way.map((cell) => /^\[[^\]]*\]\([^)]*\)$/.test(cell)).join() === shape)
  return only && others.length === 0 ? `| ${only.join(' | ')} |` : undefined
}

function isLinked({children}: TableRow['children'][number]): boolean {
  return children.length === 1 && children[0]?.type === 'link'
}

/** Rows that end early: their last cells stay empty. */
function cellsTooFew(page: Page): Finding[] {
  return nodesOf(page, 'table').flatMap(({children: [first, ...rows]}): Finding[] => {
    const columns = first?.children.length ?? 0
    const isRow = (row: TableRow) => {
      const typed = sourceOf(page.text, row)
      return typed.includes('|') || (typed.includes('\t') && partedRow(typed, columns) !== undefined)
    }
    const last = rows.findLastIndex(isRow) + 1
    const words = rows[last]
    const below: Finding[] = words
      ? [
          {
            at: startOf(words),
            message: 'These words stand right below the table, so they are a row of it.',
            help: 'Leave an empty line above them.',
          },
        ]
      : []
    const short = rows
      .slice(0, last)
      .filter(
        (row, index) =>
          row.children.length < columns &&
          !goesOn(rows[index - 1], row, columns, page) &&
          !goesOn(row, rows[index + 1], columns, page),
      )
      .map((row) => {
        const typed = sourceOf(page.text, row)
        const whole = partedRow(typed, columns)
        const count = row.children.length === 1 ? 'one cell' : `${row.children.length} cells`
        const lacking = whole ? undefined : lackingRow(row, typed, first, rows)
        return {
          at: startOf(row),
          message: `This row has ${count}, and the table has ${columns} columns${lacking ? `: nothing stands under ${lacking.under}` : ''}.`,
          ...(whole
            ? {write: whole}
            : lacking
              ? {write: lacking.write, help: 'Between the | signs with nothing between them write what belongs there.'}
              : {help: 'Write the | that is missing between two cells. Where a cell is to be empty, write | |'}),
          warning: true,
        }
      })
    return [...short, ...below]
  })
}

/** A row that somebody pressed Enter in, and perhaps in a link of it: it is told where it goes on. */
function brokenRows(page: Page): Finding[] {
  return nodesOf(page, 'table').flatMap(({children: [first, ...rows]}) =>
    rows.flatMap((next, index): Finding[] => {
      const row = rows[index - 1]
      if (!row || !goesOn(row, next, first?.children.length ?? 0, page)) return []
      const [typed, more] = [row, next].map((each) => sourceOf(page.text, each).trim())
      return [
        {
          at: startOf(next),
          message: 'This row of the table is broken in two: this line is a part of the one above it.',
          write: `${typed} ${more}`,
          help: 'Write that in place of both lines.',
          // Of a broken link visitors see the signs.
          ...(!more?.includes('](') && {warning: true}),
        },
      ]
    }),
  )
}

/** Whether two lines are one row: a cell of the one goes on in the other, or they part at one of its | signs. */
function goesOn(row: TableRow | undefined, next: TableRow | undefined, columns: number, page: Page): boolean {
  if (!row || !next) return false
  const [typed = '', more = ''] = [row, next].map((each) => sourceOf(page.text, each).trim())
  if (!typed.startsWith('|') || !more.endsWith('|')) return false
  const bars = Number(typed.endsWith('|')) + Number(more.startsWith('|'))
  return bars < 2 && row.children.length + next.children.length === columns + (bars === 0 ? 1 : 0)
}

/** The row with a | for each tab between its cells, or before the link in its last cell, where that makes all of them. */
function partedRow(row: string, columns: number): string | undefined {
  const cells = row
    .replace(/^\||\|$/g, '')
    .split(/\t|(?<!\\)\|/)
    .map((cell) => cell.trim())
  // Two spaces stand where a | between them was lost.
  const apart = cells.flatMap((cell) => cell.split(/ {2,}/))
  if (apart.length === columns && cells.length === columns - 1 && apart.every(Boolean))
    return `| ${apart.join(' | ')} |`
  const [, words = '', link = ''] = /^(.*\S) (\[[^\]]*\]\([^)\s]*\))$/.exec(cells.at(-1) ?? '') ?? []
  const all = link && cells.length === columns - 1 ? [...cells.slice(0, -1), words, link] : cells
  return all.length === columns && all.every(Boolean) ? `| ${all.join(' | ')} |` : undefined
}

/** Columns that stand apart by tabs, as they come from a spreadsheet. */
function tabs(page: Page): Finding[] {
  const lines = wordLinesOf(page).filter(
    // A bullet or a number and a tab begin a line of a list.
    ({text}) => /\S\t+\S/.test(text) && !/^(?:[^\p{L}\p{N}]{1,3}|o|\d+[.)])\t/u.test(text),
  )
  const [first] = lines.filter(({index}) => lines.some((other) => Math.abs(other.index - index) === 1))
  if (!first) return []
  return [
    {
      at: first.at,
      message: 'Tabs make no table, so the words of these lines run together.',
      write: `| ${first.text.split(/\t+/).join(' | ')} |`,
      help: 'Below it belongs a line of dashes, and then the other rows.',
    },
  ]
}
