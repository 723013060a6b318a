import {MessageChannel} from 'node:worker_threads'
import type {Api} from '../../../src/edit/api.ts'
import type {CodeHost} from '../../../src/edit/host/codeHost.ts'
import {answerMessages} from '../../../src/preview/answerMessages.ts'
import type {FromWorker, ToWorker} from '../../../src/preview/messages.ts'
import {built} from './openOn.ts'

type Request = Extract<ToWorker, {request: unknown}>

/**
 * Opens the editor as a window does, which sends messages to the worker. Where the host does not accept the
 * key any more, it signs in again, and repeats what was not answered.
 */
export async function openWorker(host: CodeHost) {
  const {port1: window, port2: worker} = new MessageChannel()
  const answer = answerMessages({
    base: '/',
    send: (message) => worker.postMessage(message),
    openHost: () => host,
    readBuiltSite: async () => built,
    waitToRetry: async () => {},
  })
  worker.on('message', (message: ToWorker) => void answer(message))
  const waiting = new Map<number, {request: Request; settle: (response: object) => void}>()
  const send = (message: ToWorker) => window.postMessage(message)
  const open: ToWorker = {open: {repository: '', key: '', api: '', branch: 'main'}, siteFile: ''}
  let last = 0
  await new Promise<void>((resolve) => {
    window.on('message', (message: FromWorker) => {
      if ('response' in message) waiting.get(message.response.id)?.settle(message.response)
      if ('failed' in message || 'signedOut' in message) send(open)
      if ('opened' in message) {
        resolve()
        for (const {request} of waiting.values()) send(request)
      }
    })
    send(open)
  })
  return {
    request: <Name extends keyof Api>(method: Name, params: Api[Name]['params']) =>
      new Promise<Api[Name]['result']>((resolve, reject) => {
        const request = {request: {id: ++last, method, params}}
        const settle = (response: {result?: unknown; error?: string}) => {
          waiting.delete(request.request.id)
          if (response.error === undefined) resolve(response.result as Api[Name]['result'])
          else reject(new Error(response.error))
        }
        waiting.set(request.request.id, {request, settle})
        send(request)
      }),
  }
}
