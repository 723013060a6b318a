import {availableParallelism} from 'node:os'
import {join} from 'node:path'
import {Worker} from 'node:worker_threads'

/** Fewer pages are made in less time than a second thread takes to begin. */
const many = 100

/** Whether so many pages are worth a second thread, and there is a processor for it. */
export function isWorthThread(count: number): boolean {
  return count > many && availableParallelism() > 1
}

/**
 * What `make` makes of each of some things, in their order; of many, half are made in a second thread.
 * `make` is exported by `file`, which is named like it, and the job and what it makes are plain data.
 */
export async function inThreads<Job, Each, Made>(
  file: string,
  make: (job: Job, part: Each[]) => Promise<Made[]>,
  job: Job,
  all: Each[],
): Promise<Made[]> {
  const half = isWorthThread(all.length) ? Math.ceil(all.length / 2) : all.length
  const rest = half < all.length ? inThread<Made[]>(file, job, all.slice(half)) : []
  return (await Promise.all([make(job, all.slice(0, half)), rest])).flat()
}

/** What the function of a file, which is named like the file, makes of its job in a thread of its own. Throws what it throws. */
export function inThread<Made>(file: string, job: unknown, part?: unknown): Promise<Made> {
  return new Promise((done, fail) => {
    const thread = new Worker(join(import.meta.dirname, 'thread.mjs'), {workerData: {file, job, part}})
    thread.once('message', done).once('error', fail)
    thread.once('exit', (code) => fail(new Error(`A thread of the build ended early (${code}).`)))
  })
}
