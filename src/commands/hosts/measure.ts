import type {BuiltSite} from '../deploy-config/builtSite.ts'
import {pagesOf} from './cases.ts'
import {type Load, leastPerSecond, loadOf} from './load.ts'
import {NotHere, type Running} from './model.ts'
import {leastScore, scoresOf} from './observatory.ts'

/** A figure of a server: what it is in words, and whether it is good enough; `undefined` where it could not be taken. */
export interface Measure {
  name: string
  said: string
  good?: boolean
  figures?: unknown
}

/** What MDN's Observatory says of the pages that a server sends. */
export async function measureHeaders(running: Running, site: BuiltSite): Promise<Measure> {
  return measure('Observatory', async () => {
    const scores = await scoresOf(
      running,
      pagesOf(site).map(({path}) => path),
    )
    const worst = scores.reduce((least, score) => (score.score < least.score ? score : least))
    const said = `${worst.score} on ${worst.path}, the lowest of ${scores.length} pages; at least ${leastScore} wanted`
    const why = worst.results.map((result) => `\n  ${result}`).join('')
    return {said: said + why, good: worst.score >= leastScore, figures: scores}
  })
}

/** What a server holds. Other work on the machine only ever takes from it, so it has three tries. */
export async function measureLoad(running: Running, site: BuiltSite): Promise<Measure> {
  return measure('Load', async () => {
    const tries: Load[] = []
    while (tries.length < 3 && !tries.some(isEnough)) tries.push(await loadOf(running, site.base))
    const [best] = tries.toSorted((one, other) => other.perSecond - one.perSecond)
    if (!best) throw new Error('nothing was measured')
    const errors = tries.reduce((sum, load) => sum + load.errors, 0)
    const {perSecond, median, slowest} = best
    const said = `${perSecond} requests a second, ${errors} errors, half within ${median} ms, 99 of 100 within ${slowest} ms`
    const wanted = `the best of ${tries.length}; at least ${leastPerSecond} and no error wanted`
    return {said: `${said}; ${wanted}`, good: isEnough(best) && errors === 0, figures: tries}
  })
}

function isEnough({perSecond}: Load): boolean {
  return perSecond >= leastPerSecond
}

async function measure(name: string, take: () => Promise<Omit<Measure, 'name'>>): Promise<Measure> {
  try {
    return {name, ...(await take())}
  } catch (error) {
    if (error instanceof NotHere) return {name, said: `not run: ${error.message}`}
    return {name, said: `failed: ${(error as Error).message}`, good: false}
  }
}
