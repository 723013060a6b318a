import {createInterface} from 'node:readline/promises'
import type {Readable, Writable} from 'node:stream'
import type {Reading} from '../../edit/add/record.ts'

/** Asks one question, and gives the answer without the spaces round it. */
export type Ask = (question: string) => Promise<string>

/** Someone pressed Ctrl-C or Ctrl-D, or what is typed in came to its end: the question has no answer. */
export class NoAnswer extends Error {}

/** Asks in the terminal; with answers piped in, a line each. */
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

/** Asks until the answer can be used, and says each time why it can’t. */
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
