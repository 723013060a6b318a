import {beforeEach, expect, test, vi} from 'vitest'
import type {Change} from '../../src/edit/protocol.ts'
import type {PendingEdit} from '../../src/editor/connection/saving.ts'

// The editor’s state reads these when it is loaded.
vi.stubGlobal('sessionStorage', {getItem: () => null})
vi.stubGlobal('document', {querySelector: () => null})
const {connect} = await import('../../src/editor/connection/server.ts')
const {save, saveOnceConnected, savePendingEdit} = await import('../../src/editor/connection/saving.ts')
const {getState} = await import('../../src/editor/connection/uiState.ts')

let reportConnection = (_isConnected: boolean) => {}
let sent: unknown[] = []
let respond: (response: {id: number; result: unknown}) => void = () => {}
connect({
  unreachable: 'There is no connection.',
  send({id, params}) {
    sent.push(params)
    queueMicrotask(() => respond({id, result: {saved: true, advice: []}}))
  },
  onResponse: (callback) => {
    respond = callback as typeof respond
  },
  losesRequests: true,
  onConnection: (callback) => {
    reportConnection = callback
  },
  onUpdate: () => () => {},
  onReload: () => {},
  showAddress: () => {},
})
saveOnceConnected()

beforeEach(() => {
  sent = []
  reportConnection(false)
})

const span = {file: 'content/events.yaml', start: 0, end: 1, hash: ''}
const typing = (to: string): Change => ({type: 'text', span, to})
const textField = (to: string): PendingEdit => ({
  change: (instead) => instead ?? typing(to),
  discard: () => true,
  resendKey: 'title',
})

async function reconnect() {
  reportConnection(true)
  await new Promise((resolve) => setTimeout(resolve))
  return sent
}

test('of a field that was opened again without a connection, only the later words are saved', async () => {
  await savePendingEdit(textField('first'))
  await savePendingEdit(textField('second'))
  expect(await reconnect()).toEqual([typing('second')])
})

test('a new record that met no connection waits until its form is sent again', async () => {
  const {resendKey, ...form} = textField('a new record')
  await savePendingEdit(form)
  expect(await reconnect()).toEqual([])
})

test('a block that could not be removed without a connection is not removed later, but its words are saved', async () => {
  await savePendingEdit(textField('typed'), false, {type: 'remove', span})
  expect(await reconnect()).toEqual([typing('typed')])
})

test('a button that met no connection leaves no empty message in its panel', async () => {
  await save(() => ({type: 'remove', span}))
  expect(getState()).toMatchObject({status: '', isFailure: false})
})
