import type {Span} from '../edit/protocol.ts'
import {ask} from './socket.ts'
import {say} from './store.ts'

/** Writes what the check advised on words that are saved. */
export async function followAdvice(advised: {span: Span; write: string[]}) {
  const answer = await ask('save', {do: 'advice', ...advised})
  say(answer.saved ? 'Written. Ctrl+Z takes it back.' : answer.reason)
}
