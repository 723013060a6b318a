import {openGitHub} from '../edit/host/github.ts'
import {answerMessages} from './answerMessages.ts'
import type {ToWorker} from './messages.ts'
import {readSiteFile} from './siteFile.ts'

// The editor’s knowledge in the browser: edits the author’s branch at the code host, checks each change, and
// lays out the pages that the window then renders.

const answer = answerMessages({
  base: import.meta.env.BASE_URL,
  send: (message) => postMessage(message),
  openHost: openGitHub,
  readBuiltSite: async (siteFile) => readSiteFile(await (await fetch(siteFile)).json()),
  waitToRetry: () => new Promise((resolve) => setTimeout(resolve, 5000)),
})

addEventListener('message', ({data}: MessageEvent<ToWorker>) => void answer(data))
