import {spawn} from 'node:child_process'
import {mkdtempSync, readFileSync, rmSync} from 'node:fs'
import {tmpdir} from 'node:os'
import {join} from 'node:path'
import {browserArguments} from '../findBrowser.ts'
import {ensureBrowser} from '../installBrowser.ts'
import type {Figure, Rows} from './figure.ts'

/** Lighthouse 13 needs a newer Node than this project does; 12 is not kept as a package, because nothing else needs it. */
const lighthouse = 'lighthouse@12.8.2'
const runs = 3

/** Scores of 100, and milliseconds. */
type Report = Record<keyof typeof units, number>

const units = {
  performance: 'of 100',
  accessibility: 'of 100',
  'best practices': 'of 100',
  SEO: 'of 100',
  'first paint': 'ms',
  'largest paint': 'ms',
  blocking: 'ms',
  'main thread': 'ms',
} as const

/** What Lighthouse says with its mobile settings of each page, and of the floor's; nothing, and in a sentence why, where it can't be had. */
export async function measureLighthouse(site: number, floor: number, addresses: string[]): Promise<Rows> {
  console.log(`Fetching ${lighthouse} with npx, unless npm has it. To do without, leave it out with --only.`)
  const folder = mkdtempSync(join(tmpdir(), 'lighthouse-'))
  try {
    const rows: Rows = {}
    for (const address of addresses) {
      const reports: Report[] = []
      const floors: Report[] = []
      for (let run = 0; run < runs; run++) {
        for (const [port, all] of [
          [site, reports],
          [floor, floors],
        ] as const) {
          const file = join(folder, 'report.json')
          const {status} = await runLighthouse(`http://localhost:${port}${address}`, file)
          if (status === 0) all.push(readReport(file))
          else {
            console.log(`Not measured: ${lighthouse} could not be run through npx.`)
            return {}
          }
        }
      }
      rows[address] = figuresOf(reports, floors)
    }
    return rows
  } finally {
    rmSync(folder, {recursive: true, force: true})
  }
}

/** What takes time is held against the floor. The score for it is the machine's too; the other scores are not. */
function figuresOf(reports: Report[], floors: Report[]): Record<string, Figure> {
  const names = Object.keys(units) as (keyof typeof units)[]
  return Object.fromEntries(
    names.map((name): [string, Figure] => {
      const figure = {unit: units[name], all: reports.map((report) => report[name])}
      if (name === 'performance') return [name, figure]
      return [
        name,
        figure.unit === 'ms' ? {...figure, floor: floors.map((report) => report[name])} : {...figure, exact: true},
      ]
    }),
  )
}

/** In a process of its own, and not waited for in this one, which has to serve the pages. */
function runLighthouse(url: string, file: string): Promise<{status: number | null}> {
  const flags = ['--headless=new', ...browserArguments].join(' ')
  const options = [
    '--yes',
    lighthouse,
    url,
    '--quiet',
    '--output=json',
    `--output-path=${file}`,
    `--chrome-flags=${flags}`,
  ]
  return new Promise((done) => {
    const child = spawn('npx', options, {env: {...process.env, CHROME_PATH: ensureBrowser()}, stdio: 'ignore'})
    child.on('close', (status) => done({status}))
    child.on('error', () => done({status: 1}))
  })
}

function readReport(file: string): Report {
  const {categories, audits} = JSON.parse(readFileSync(file, 'utf8'))
  return {
    performance: Math.round(categories.performance.score * 100),
    accessibility: Math.round(categories.accessibility.score * 100),
    'best practices': Math.round(categories['best-practices'].score * 100),
    SEO: Math.round(categories.seo.score * 100),
    'first paint': Math.round(audits['first-contentful-paint'].numericValue),
    'largest paint': Math.round(audits['largest-contentful-paint'].numericValue),
    blocking: Math.round(audits['total-blocking-time'].numericValue),
    'main thread': Math.round(audits['mainthread-work-breakdown'].numericValue),
  }
}
