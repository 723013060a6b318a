import {type FormEvent, useCallback, useState} from 'react'
import type {Proposed, Pushed} from '../edit/protocol.ts'
import {ReviewShown} from './ReviewShown.tsx'
import {ask} from './socket.ts'
import {say} from './store.ts'
import {useAnswer} from './useAnswer.ts'

/** What visitors will read differently, and one sentence that says why, for whoever looks at it next. */
export function ProposePanel() {
  const {answer: review} = useAnswer(useCallback(() => ask('review', {}), []))
  const [sentence, setSentence] = useState('')
  const [proposed, setProposed] = useState<Proposed>()
  const [busy, setBusy] = useState(false)
  const onSubmit = async (event: FormEvent) => {
    event.preventDefault()
    setBusy(true)
    try {
      const made = await ask('propose', {sentence: sentence.trim()})
      setProposed(made)
      say(made.made ? 'The proposal is made.' : made.reason)
    } catch (error) {
      say((error as Error).message)
    }
    setBusy(false)
  }
  if (proposed?.made) return <Made {...proposed} />
  return (
    <form onSubmit={onSubmit}>
      <h3>What visitors will read differently</h3>
      {review ? (
        <ReviewShown lines={review} />
      ) : (
        <p aria-busy="true">Looking at both states of the site. This takes a moment.</p>
      )}
      <label>
        What is this for, in one sentence?
        <textarea
          required
          rows={2}
          lang="en-GB"
          value={sentence}
          onChange={(event) => setSentence(event.target.value)}
        />
      </label>
      {proposed && !proposed.made && <p className="notSaved">{proposed.reason}</p>}
      <button type="submit" disabled={busy || !sentence.trim()}>
        {busy ? 'Making the proposal…' : 'Make the proposal'}
      </button>
      <p>It becomes a branch on this computer. Nothing leaves it.</p>
    </form>
  )
}

/** What was made, and the way to send it on. */
function Made({words, branch, files, remote}: Extract<Proposed, {made: true}>) {
  const [pushed, setPushed] = useState<Pushed>()
  const [busy, setBusy] = useState(false)
  const send = async () => {
    setBusy(true)
    try {
      const answer = await ask('push', {branch})
      setPushed(answer)
      say(answer.words)
    } catch (error) {
      say((error as Error).message)
    }
    setBusy(false)
  }
  return (
    <>
      <p tabIndex={-1} ref={takeFocus}>
        {words}
      </p>
      <p>
        The branch is called <b>{branch}</b>. It changes: {files.join(', ')}.
      </p>
      {pushed && (
        <p tabIndex={-1} ref={takeFocus} className={pushed.sent ? undefined : 'notSaved'}>
          {pushed.words}
        </p>
      )}
      {remote && !pushed?.sent && (
        <button type="button" disabled={busy} onClick={() => void send()}>
          {busy ? `Sending it to ${remote}…` : `Send it to ${remote}`}
        </button>
      )}
    </>
  )
}

/** What came of a button that is gone is read next. */
function takeFocus(words: HTMLElement | null) {
  words?.focus()
}
