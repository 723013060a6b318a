import {createInterface} from 'node:readline/promises'
import type {Readable, Writable} from 'node:stream'
import type {ParseResult} from '../../edit/yaml/newRecord.ts'

/** Asks a question, and returns the trimmed answer. */
export type Prompt = (question: string) => Promise<string>

/** Thrown if the input ends before the answer: by Ctrl-C, Ctrl-D, or the end of a pipe. */
export class InputEnded extends Error {}

/** Creates a function that asks questions in the terminal; piped answers are read one per line. */
export function createPrompt(input: Readable, output: Writable): {prompt: Prompt; close(): void} {
  const terminal = createInterface({input, output})
  const lines = terminal[Symbol.asyncIterator]()
  return {
    prompt: async (question) => {
      output.write(question)
      const {value, done} = await lines.next()
      if (done) throw new InputEnded()
      return String(value).trim()
    },
    close: () => terminal.close(),
  }
}

/** Repeats a question until the answer is valid, and prints why it is not. */
export async function promptUntilValid<Answer>(
  ask: Prompt,
  question: string,
  read: (words: string) => ParseResult<Answer>,
): Promise<Answer> {
  for (;;) {
    const reading = read(await ask(question))
    if ('answer' in reading) return reading.answer
    console.log(`  ${reading.wrong}`)
  }
}
