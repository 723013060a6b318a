import {spawnSync} from 'node:child_process'
import {writeFileSync} from 'node:fs'
import {askedFor} from '../askedFor.ts'
import {budgets} from './budgets.ts'
import {makeFloor} from './floor.ts'
import {measureBuild} from './measureBuild.ts'
import {measureBytes} from './measureBytes.ts'
import {measureDev} from './measureDev.ts'
import {measureLighthouse} from './measureLighthouse.ts'
import {measurePresses} from './measurePresses.ts'
import {measureSaves} from './measureSaves.ts'
import {measureVisits} from './measureVisits.ts'
import {readOptions, usage} from './options.ts'
import {serve} from './serve.ts'
import {spend} from './spend.ts'

const pages = ['/', '/programs', '/contact']
const budgetNames = Object.keys(budgets) as (keyof typeof budgets)[]
const sizes = [12, 200, 1000]

/** What can be measured, each by its name. The built site and its floor are served meanwhile. */
const measures = {
  bytes: async () => measureBytes('dist').pages,
  budgets: async () => {
    const spent = spend(measureBytes('dist'))
    return Object.fromEntries(budgetNames.map((name) => [name, {spent: spent[name], most: budgets[name].most}]))
  },
  visits: ({site}: Ports) => measureVisits(site, pages),
  presses: async ({site, floor}: Ports) => ({
    site: await measurePresses(site, true),
    floor: await measurePresses(floor, false),
  }),
  lighthouse: ({site}: Ports) => measureLighthouse(site, pages),
  lighthouseFloor: ({floor}: Ports) => measureLighthouse(floor, pages),
  dev: async () => {
    const {median, all} = await measureDev()
    return {saved: {median, all: all.join(' ')}}
  },
  saves: measureSaves,
  builds: async () => Object.fromEntries(sizes.map((size) => [`${size} pages`, measureBuild(size)])),
}

interface Ports {
  site: number
  floor: number
}

/**
 * `npm run bench`: how heavy and how fast the site is, measured anew, beside a floor made of the same pages without any script.
 * `--only bytes,dev` measures just those; `--json FILE` writes the figures for tools. Times are only worth something on a quiet machine.
 */
export async function main(words: string[]): Promise<number> {
  const options = askedFor(() => readOptions(words, Object.keys(measures) as (keyof typeof measures)[]), usage)
  if (!options) return 1
  if (spawnSync(process.execPath, ['node_modules/vite/bin/vite.js', 'build'], {stdio: 'inherit'}).status !== 0) return 1
  const floor = makeFloor('dist')
  const [site, bare] = [await serve('dist'), await serve(floor.folder)]
  try {
    const figures: Record<string, unknown> = {}
    for (const name of options.wanted) {
      figures[name] = await measures[name]({site: site.port, floor: bare.port})
      console.log(`\n${titles[name]}`)
      print(figures[name])
    }
    if (options.json) writeFileSync(options.json, JSON.stringify(figures, undefined, 2))
    return 0
  } finally {
    await Promise.all([site.close(), bare.close()])
    floor.remove()
  }
}

const titles: Record<keyof typeof measures, string> = {
  bytes: 'Bytes of each page and of waking, as brotli sends them',
  budgets: 'What is spent of each budget: npm test fails when one is exceeded',
  visits: 'What a first visit asks for, and what is fetched ahead',
  presses: 'Milliseconds from a press, on slow 4G with a phone’s processor',
  lighthouse: 'Lighthouse, mobile, medians of three',
  lighthouseFloor: 'The same of the floor: these pages without any script',
  dev: 'Milliseconds from saving a sentence to seeing it',
  saves: 'Milliseconds from leaving words in npm run edit to reading them on the page',
  builds: 'Seconds of a build from nothing, and again with what it kept',
}

function print(figures: unknown) {
  if (typeof figures === 'string') console.log(figures)
  else console.table(figures)
}
