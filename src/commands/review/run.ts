import {type ChildProcess, spawn} from 'node:child_process'

/** What a program said, and whether it went well. */
export interface Run {
  status: number | null
  output: string
}

const running = new Set<ChildProcess>()

/** Ends every program that still runs, at once: nothing may be written after the folders are gone. */
export function endAll() {
  for (const child of running) child.kill('SIGKILL')
}

/** Runs a program in a folder and keeps what it says. */
export function run(program: string, options: string[], folder: string): Promise<Run> {
  return new Promise((resolve) => {
    const child = spawn(program, options, {
      cwd: folder,
      env: {...process.env, NODE_ENV: program === 'npm' ? '' : 'production', NO_COLOR: '1', FORCE_COLOR: undefined},
      stdio: ['ignore', 'pipe', 'pipe'],
      shell: process.platform === 'win32' && program === 'npm',
    })
    running.add(child)
    let output = ''
    child.stdout.on('data', (data) => {
      output += data
    })
    child.stderr.on('data', (data) => {
      output += data
    })
    child.on('error', (error) => {
      output += error.message
    })
    child.on('close', (status) => {
      running.delete(child)
      resolve({status, output})
    })
  })
}
