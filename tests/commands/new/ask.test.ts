import {PassThrough} from 'node:stream'
import {afterEach, beforeEach, expect, test} from 'vitest'
import {asker, NoAnswer} from '../../../src/commands/new/ask.ts'

let typed: PassThrough
let terminal: ReturnType<typeof asker>

beforeEach(() => {
  typed = new PassThrough()
  // What a person types into: there Ctrl-C is a sign like any other.
  const screen = Object.assign(new PassThrough(), {isTTY: true, columns: 80})
  terminal = asker(Object.assign(typed, {isTTY: true, setRawMode: () => typed}), screen)
})

afterEach(() => terminal.close())

test('an answer comes without the spaces round it', async () => {
  const answer = terminal.ask('Title: ')
  typed.write(' Money clinic \r')
  expect(await answer).toBe('Money clinic')
})

test.each([
  ['Ctrl-C', '\u0003'],
  ['Ctrl-D', '\u0004'],
])('%s is no answer', async (_key, sign) => {
  const answer = terminal.ask('Title: ')
  typed.write(sign)
  await expect(answer).rejects.toThrow(NoAnswer)
})

test('the end of what is typed in is no answer', async () => {
  const answer = terminal.ask('Title: ')
  typed.end()
  await expect(answer).rejects.toThrow(NoAnswer)
})
