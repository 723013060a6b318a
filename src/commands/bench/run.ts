import {execFileSync} from 'node:child_process'
import {existsSync, mkdirSync, readFileSync, writeFileSync} from 'node:fs'
import {availableParallelism, loadavg} from 'node:os'
import {dirname} from 'node:path'
import type {Rows} from './figure.ts'

/** All that one `npm run bench` found, and of what, where. */
export interface Run {
  /** When it began, as in an ISO 8601 date. */
  date: string
  /** The commit that was measured, with a “+” where files were changed since. */
  commit: string
  machine: {
    node: string
    processors: number /** How many processes wanted to run in the minute before. */
    busy: number
  }
  /** By the name of the measure. */
  measures: Record<string, Rows>
}

/** The run that later ones are held against: `npm run bench -- --accept` writes it, and the repository keeps it. */
export const acceptedFile = 'src/commands/bench/accepted.json'
/** All runs on this machine, oldest first. */
export const historyFile = 'node_modules/.cache/twelvesides/bench.json'

/** A run that has measured nothing yet. */
export function startRun(): Run {
  const changed = git('status', '--porcelain') ? '+' : ''
  return {
    date: new Date().toISOString(),
    commit: git('rev-parse', '--short', 'HEAD') + changed,
    machine: {
      node: process.version,
      processors: availableParallelism(),
      busy: Math.round((loadavg()[0] ?? 0) * 10) / 10,
    },
    measures: {},
  }
}

function git(...words: string[]): string {
  try {
    return execFileSync('git', words, {encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore']}).trim()
  } catch {
    // A copy without its history can be measured too.
    return ''
  }
}

/** The run that was accepted last, if any was. */
export function readAccepted(): Run | undefined {
  return existsSync(acceptedFile) ? JSON.parse(readFileSync(acceptedFile, 'utf8')) : undefined
}

/** Makes these the figures that later runs are held against. What was not measured now stays as it was accepted. */
export function accept(run: Run) {
  writeJson(acceptedFile, {...run, measures: {...readAccepted()?.measures, ...run.measures}})
}

/** The earlier runs on this machine. */
export function readHistory(): Run[] {
  return existsSync(historyFile) ? JSON.parse(readFileSync(historyFile, 'utf8')) : []
}

/** Keeps a run beside the earlier ones. */
export function remember(run: Run) {
  writeJson(historyFile, [...readHistory(), run])
}

function writeJson(file: string, value: unknown) {
  mkdirSync(dirname(file), {recursive: true})
  writeFileSync(file, `${JSON.stringify(value, undefined, 1)}\n`)
}
