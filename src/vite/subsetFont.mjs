// Runs beside the build, in a thread of its own: cutting the font keeps a processor busy for a fifth of a second.
import {parentPort, workerData} from 'node:worker_threads'
import subsetFont from 'subset-font'

const {font, letters, options} = workerData
parentPort?.postMessage(await subsetFont(Buffer.from(font), letters, options))
