// A thread of a build: what a file of ours makes of its part of the pages, by the function that is named like the file.
import {basename} from 'node:path'
import {parentPort, workerData} from 'node:worker_threads'
import {importCompiled} from '../site/compiled.mjs'

const {file, job, part} = workerData
const module = await importCompiled(file)
parentPort?.postMessage(await module[basename(file, '.ts')](job, part))
