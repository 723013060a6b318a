import {PassThrough} from 'node:stream'
import {afterEach, beforeEach, expect, test} from 'vitest'
import {createPrompt, InputEnded} from '../../../src/commands/new/prompt.ts'

let typed: PassThrough
let terminal: ReturnType<typeof createPrompt>

beforeEach(() => {
  typed = new PassThrough()
  // What a person types into: there Ctrl-C is a sign like any other.
  const screen = Object.assign(new PassThrough(), {isTTY: true, columns: 80})
  terminal = createPrompt(Object.assign(typed, {isTTY: true, setRawMode: () => typed}), screen)
})

afterEach(() => terminal.close())

test('an answer comes without the spaces round it', async () => {
  const answer = terminal.prompt('Title: ')
  typed.write(' Money clinic \r')
  expect(await answer).toBe('Money clinic')
})

test.each([
  ['Ctrl-C', '\u0003'],
  ['Ctrl-D', '\u0004'],
])('%s is no answer', async (_key, sign) => {
  const answer = terminal.prompt('Title: ')
  typed.write(sign)
  await expect(answer).rejects.toThrow(InputEnded)
})

test('the end of what is typed in is no answer', async () => {
  const answer = terminal.prompt('Title: ')
  typed.end()
  await expect(answer).rejects.toThrow(InputEnded)
})
