import {Readable, Writable} from 'node:stream'
import {vi} from 'vitest'

/**
 * Runs the `main` of a command in this process, as `npm run` would in `folder`, with `input` as standard
 * input.
 */
export async function runCommand(
  main: (words: string[]) => number | Promise<number>,
  folder: string,
  words: string[],
  input = '',
): Promise<{status: number; output: string}> {
  let output = ''
  const print = (text: unknown) => {
    output += `${text}\n`
  }
  const screen = new Writable({
    write(text, _encoding, done) {
      output += text
      done()
    },
  })
  const replaced = [
    vi.spyOn(process, 'cwd').mockReturnValue(folder),
    vi.spyOn(process, 'stdin', 'get').mockReturnValue(Readable.from([input]) as typeof process.stdin),
    vi.spyOn(process, 'stdout', 'get').mockReturnValue(screen as typeof process.stdout),
    vi.spyOn(console, 'log').mockImplementation(print),
    vi.spyOn(console, 'error').mockImplementation(print),
  ]
  try {
    return {status: await main(words), output}
  } finally {
    for (const each of replaced) each.mockRestore()
  }
}
