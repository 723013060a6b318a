import {spawnSync} from 'node:child_process'
import {mkdirSync, writeFileSync} from 'node:fs'
import {dirname} from 'node:path'
import {askedFor} from '../askedFor.ts'
import {budgets} from './budgets.ts'
import {compareRuns} from './compareRuns.ts'
import {exact, type Figure, type Rows, sayFigure, sayNumber} from './figure.ts'
import {makeFloor} from './floor.ts'
import {measureBuild} from './measureBuild.ts'
import {measureBytes} from './measureBytes.ts'
import {measureDev} from './measureDev.ts'
import {measureLighthouse} from './measureLighthouse.ts'
import {measureParts} from './measureParts.ts'
import {measurePresses} from './measurePresses.ts'
import {measureSaves} from './measureSaves.ts'
import {measureVisits} from './measureVisits.ts'
import {readOptions, usage} from './options.ts'
import {reportRuns} from './reportRuns.ts'
import {accept, acceptedFile, type Run, readAccepted, readHistory, remember, startRun} from './run.ts'
import {serve} from './serve.ts'
import {spend} from './spend.ts'

const pages = ['/', '/programs', '/contact']
const sizes = [12, 200, 1000]
const reportFile = 'node_modules/.cache/twelvesides/bench.html'

/** Where the site and its floor are served meanwhile, and how often what takes time is tried. */
interface Place {
  site: number
  floor: number
  tries: number
}

/** What can be measured, each by its name. */
const measures = {
  bytes: async () => rowsOf(measureBytes('dist').pages),
  parts: async () => measureParts('dist'),
  budgets: async () => {
    const spent = spend(measureBytes('dist'))
    return rowsOf(mapValues(budgets, ({most}, name) => ({spent: spent[name as keyof typeof budgets], most})))
  },
  visits: async ({site}: Place) => rowsOf(await measureVisits(site, pages)),
  presses: ({site, floor, tries}: Place) => measurePresses(site, floor, tries),
  lighthouse: ({site, floor}: Place) => measureLighthouse(site, floor, pages),
  dev: async () => {
    const rows: Rows = {}
    // One server at a time: they share a port.
    for (const size of [12, 1000]) rows[`a sentence of ${size} pages`] = {shown: await measureDev(size)}
    return rows
  },
  saves: measureSaves,
  builds: async () => Object.fromEntries(sizes.map((size) => [`${size} pages`, measureBuild(size)])),
} satisfies Record<string, (place: Place) => Promise<Rows>>

type Name = keyof typeof measures

/** What each measure says, in words for whoever reads its table. */
const titles: Record<Name, string> = {
  bytes: 'Bytes of each page and of waking, as brotli sends them',
  parts: 'What documents are made of: by how many bytes each would be lighter without a part, packed and not',
  budgets: 'What is spent of each budget: npm test fails when one is exceeded',
  visits: 'What a first visit asks for, and what is fetched ahead',
  presses: 'Waiting for a press, on slow 4G with a phone’s processor',
  lighthouse: 'Lighthouse, mobile',
  dev: 'From saving a sentence to seeing it, in npm run dev',
  saves: 'From leaving words to reading them on the page, in npm run edit',
  builds: 'A build from nothing, and again with what it kept',
}

/**
 * `npm run bench`: how heavy and how fast the site is, measured anew, beside a floor made of the same pages without any script.
 * Times are only worth something on a quiet machine, and are compared with other runs by their share of the floor’s.
 */
export async function main(words: string[]): Promise<number> {
  const options = askedFor(() => readOptions(words, Object.keys(measures) as Name[]), usage)
  if (!options) return 1
  if (spawnSync(process.execPath, ['node_modules/vite/bin/vite.js', 'build'], {stdio: 'inherit'}).status !== 0) return 1
  const run = startRun()
  const floor = makeFloor('dist')
  const [site, bare] = [await serve('dist'), await serve(floor.folder)]
  try {
    for (const name of options.wanted) {
      const rows: Rows = await measures[name]({site: site.port, floor: bare.port, tries: options.tries})
      run.measures[name] = rows
      console.log(`\n${titles[name]}`)
      console.table(mapValues(rows, (columns) => mapValues(columns, sayFigure)))
    }
  } finally {
    await Promise.all([site.close(), bare.close()])
    floor.remove()
  }
  remember(run)
  if (options.json) writeFileSync(options.json, JSON.stringify(run, undefined, 2))
  if (options.report) writeReport(run)
  const gotWorse = options.compare && !compare(run)
  if (options.accept) accept(run)
  return gotWorse ? 1 : 0
}

function writeReport(run: Run) {
  mkdirSync(dirname(reportFile), {recursive: true})
  writeFileSync(reportFile, reportRuns(run, titles, readHistory(), readAccepted()))
  console.log(`\nAll figures: ${reportFile}`)
}

/** Tells what differs from the accepted figures by more than its noise; answers whether nothing got worse. */
function compare(run: Run): boolean {
  const accepted = readAccepted()
  if (!accepted) throw new Error(`There is no ${acceptedFile} to compare with. Make it with: npm run bench -- --accept`)
  const all = compareRuns(run, accepted)
  const changed = all.filter(({verdict}) => verdict !== 'same')
  console.log(
    `\nAgainst ${accepted.commit}, of ${accepted.date.slice(0, 10)}: ${all.length} figures, ${changed.length} of them changed.`,
  )
  for (const {name, before, now, verdict} of changed)
    console.log(`${verdict}: ${name}: ${sayNumber(before.median)}, now ${sayNumber(now.median)}`)
  return changed.every(({verdict}) => verdict === 'better')
}

/** Bytes and numbers of files, by page. */
function rowsOf(rows: Record<string, object>): Rows {
  return mapValues(rows, (columns) => mapValues<number, Figure>({...columns}, exact))
}

function mapValues<From, To>(all: Record<string, From>, change: (value: From, name: string) => To): Record<string, To> {
  return Object.fromEntries(Object.entries(all).map(([name, value]) => [name, change(value, name)]))
}
