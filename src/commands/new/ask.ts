import {createInterface} from 'node:readline/promises'
import type {Readable, Writable} from 'node:stream'
import type {Reading} from '../../edit/add/record.ts'

/** Asks a question, and returns the trimmed answer. */
export type Ask = (question: string) => Promise<string>

/** Thrown if the input ends before the answer: by Ctrl-C, Ctrl-D, or the end of a pipe. */
export class NoAnswer extends Error {}

/** Asks questions in the terminal; piped answers are read one per line. */
export function asker(input: Readable, output: Writable): {ask: Ask; close(): void} {
  const terminal = createInterface({input, output})
  const lines = terminal[Symbol.asyncIterator]()
  return {
    ask: async (question) => {
      output.write(question)
      const {value, done} = await lines.next()
      if (done) throw new NoAnswer()
      return String(value).trim()
    },
    close: () => terminal.close(),
  }
}

/** Repeats a question until the answer is valid, and prints why it is not. */
export async function askUntil<Answer>(
  ask: Ask,
  question: string,
  read: (words: string) => Reading<Answer>,
): Promise<Answer> {
  for (;;) {
    const reading = read(await ask(question))
    if ('answer' in reading) return reading.answer
    console.log(`  ${reading.wrong}`)
  }
}
