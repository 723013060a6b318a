import {type ChildProcess, spawn} from 'node:child_process'
import {setTimeout as wait} from 'node:timers/promises'
import {ask} from './ask.ts'
import type {Running} from './model.ts'

interface Start {
  command: string
  options: string[]
  port: number
  environment?: Record<string, string | undefined>
  folder?: string
  /** How long it may take until it answers. */
  seconds?: number
}

const running = new Set<ChildProcess>()

/** Starts a server, and waits until it answers. It ends with this command, however that ends. */
export async function startServer({
  command,
  options,
  port,
  environment,
  folder,
  seconds = 20,
}: Start): Promise<Running> {
  // In a group of its own, so that the processes that it starts end with it.
  endWithUs()
  const child = spawn(command, options, {detached: true, cwd: folder, env: {...process.env, ...environment}})
  running.add(child)
  let said = ''
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (text) => (said = (said + text).slice(-4000)))
  child.on('error', (error) => (said += error.message))
  const stop = () => stopServer(child)
  for (const end = Date.now() + seconds * 1000; Date.now() < end; await wait(100)) {
    if (child.exitCode !== null || child.pid === undefined) break
    const answer = await ask(port, {path: '/'}).catch(() => undefined)
    if (answer) return {port, stop}
  }
  await stop()
  throw new Error(`${command} ended or gave no answer for ${seconds} s. It said: ${said.trim() || 'nothing'}`)
}

async function stopServer(child: ChildProcess): Promise<void> {
  running.delete(child)
  if (child.exitCode === null && child.signalCode === null) {
    const ended = new Promise((resolve) => child.once('exit', resolve))
    signal(child, 'SIGTERM')
    await Promise.race([ended, wait(3000, undefined, {ref: false})])
  }
  signal(child, 'SIGKILL')
}

/** To the group that the server leads. */
function signal({pid}: ChildProcess, name: NodeJS.Signals): void {
  try {
    if (pid) process.kill(-pid, name)
  } catch {
    // It is gone already.
  }
}

/** However this command ends, by itself, by Ctrl-C or by a fault, its servers end first. */
function endWithUs(): void {
  if (process.listeners('exit').includes(endAll)) return
  process.on('exit', endAll)
  process.on('SIGINT', () => process.exit(130))
  process.on('SIGHUP', () => process.exit(129))
  process.on('SIGTERM', () => process.exit(143))
}

function endAll(): void {
  for (const child of running) signal(child, 'SIGKILL')
}
