import {spawn} from 'node:child_process'
import type {Running} from './model.ts'
import {findProgram} from './programs.ts'

/** A third of what a laptop does: below it, something in the configuration is slow. */
export const leastPerSecond = 20_000

/** What a server did under load. */
export interface Load {
  perSecond: number
  /** Answers that were no 2xx or 3xx, and connections that broke. */
  errors: number
  /** Milliseconds within which that share of the answers came. */
  median: number
  slowest: number
}

/** Lets 64 connections ask a server for a page, again and again, for ten seconds. */
export async function loadOf({port}: Running, path: string): Promise<Load> {
  const wrk = findProgram({program: 'wrk', packages: ['wrk']})
  const options = ['-t1', '-c64', '-d10s', '--latency', '-H', 'Accept-Encoding: br', `http://127.0.0.1:${port}${path}`]
  const child = spawn(wrk.path, options, {env: {...process.env, ...wrk.environment}, timeout: 30_000})
  let said = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (said += text))
  await new Promise((resolve, reject) => child.on('close', resolve).on('error', reject))
  return readLoad(said)
}

/** Reads what `wrk` says at the end. */
export function readLoad(text: string): Load {
  const rate = /Requests\/sec:\s+([\d.]+)/.exec(text)?.[1]
  if (!rate) throw new Error(`wrk said no rate: ${text.trim()}`)
  const broken = /Socket errors: connect (\d+), read (\d+), write (\d+), timeout (\d+)/.exec(text)?.slice(1) ?? []
  const refused = /Non-2xx or 3xx responses: (\d+)/.exec(text)?.[1] ?? '0'
  const errors = [...broken, refused].reduce((sum, count) => sum + Number(count), 0)
  return {
    perSecond: Math.round(Number(rate)),
    errors,
    median: millisecondsAt('50%', text),
    slowest: millisecondsAt('99%', text),
  }
}

function millisecondsAt(share: string, text: string): number {
  const [, count = '0', unit = 'ms'] = new RegExp(`${share}\\s+([\\d.]+)(us|ms|s|m)\\b`).exec(text) ?? []
  const factor = {us: 0.001, ms: 1, s: 1000, m: 60_000}[unit] ?? 1
  return Math.round(Number(count) * factor * 100) / 100
}
