import {spawn} from 'node:child_process'
import {mkdtempSync, readFileSync, rmSync} from 'node:fs'
import {tmpdir} from 'node:os'
import {join} from 'node:path'
import {browserArguments} from '../findBrowser.ts'
import {ensureBrowser} from '../installBrowser.ts'

/** Lighthouse 13 needs a newer Node than this project does; 12 is not kept as a package, because nothing else needs it. */
const lighthouse = 'lighthouse@12.8.2'
const runs = 3

/** Scores of 100, and milliseconds. */
type Row = Record<string, number>

/** Medians of three runs of Lighthouse with its mobile settings, by page; or in one sentence why there are none. */
export async function measureLighthouse(port: number, addresses: string[]): Promise<Record<string, Row> | string> {
  console.log(`Fetching ${lighthouse} with npx, unless npm has it. To do without, leave it out with --only.`)
  const folder = mkdtempSync(join(tmpdir(), 'lighthouse-'))
  try {
    const rows: Record<string, Row> = {}
    for (const address of addresses) {
      const results: Row[] = []
      for (let run = 0; run < runs; run++) {
        const file = join(folder, 'report.json')
        const {status} = await runLighthouse(`http://localhost:${port}${address}`, file)
        if (status !== 0) return `Not measured: ${lighthouse} could not be run through npx.`
        results.push(readReport(file))
      }
      rows[address] = medians(results)
    }
    return rows
  } finally {
    rmSync(folder, {recursive: true, force: true})
  }
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

function readReport(file: string): Row {
  const {categories, audits} = JSON.parse(readFileSync(file, 'utf8'))
  return {
    performance: Math.round(categories.performance.score * 100),
    accessibility: Math.round(categories.accessibility.score * 100),
    bestPractices: Math.round(categories['best-practices'].score * 100),
    seo: Math.round(categories.seo.score * 100),
    firstPaint: Math.round(audits['first-contentful-paint'].numericValue),
    largestPaint: Math.round(audits['largest-contentful-paint'].numericValue),
    blocking: Math.round(audits['total-blocking-time'].numericValue),
    mainThread: Math.round(audits['mainthread-work-breakdown'].numericValue),
  }
}

function medians(rows: Row[]): Row {
  const names = Object.keys(rows[0] ?? {})
  const middle = (name: string) =>
    rows.map((row) => row[name] ?? 0).sort((a, b) => a - b)[Math.floor(rows.length / 2)] ?? 0
  return Object.fromEntries(names.map((name) => [name, middle(name)]))
}
