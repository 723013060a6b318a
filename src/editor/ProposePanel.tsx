import {type FormEvent, useCallback, useState} from 'react'
import type {Proposal, Proposed, Pushed} from '../edit/protocol.ts'
import {Words} from './ChangesPanel.tsx'
import {ask} from './socket.ts'
import {say} from './store.ts'
import {useAnswer} from './useAnswer.ts'

/** What was changed and is not proposed yet, and one sentence that says why, for whoever reviews it. */
export function ProposePanel() {
  const {answer: proposal, failed} = useAnswer(useCallback(() => ask('proposal', {}), []))
  const [sentence, setSentence] = useState('')
  const [proposed, setProposed] = useState<Proposed>()
  const [busy, setBusy] = useState(false)
  const onSubmit = async (event: FormEvent) => {
    event.preventDefault()
    setBusy(true)
    try {
      const made = await ask('propose', {sentence: sentence.trim()})
      setProposed(made)
      say(made.made ? 'Your proposal is saved.' : made.reason)
    } catch (error) {
      say((error as Error).message)
    }
    setBusy(false)
  }
  if (proposed?.made) return <Made {...proposed} />
  const reason = failed ?? (proposed?.made === false ? proposed.reason : proposal?.reason)
  return (
    <form onSubmit={onSubmit}>
      <h3>What changes for visitors</h3>
      {proposal && <Changes {...proposal} />}
      <label>
        Describe your changes in one sentence
        <textarea
          required
          rows={2}
          lang="en-GB"
          value={sentence}
          onChange={(event) => setSentence(event.target.value)}
        />
      </label>
      {reason && <p className="notSaved words">{reason}</p>}
      <button type="submit" disabled={busy || !sentence.trim() || !proposal || proposal.reason !== undefined}>
        {busy ? 'Saving the proposal…' : 'Save as a proposal'}
      </button>
      <p>Nothing is published yet.</p>
    </form>
  )
}

/** The words before and after, and what stays out. */
function Changes({changes, leftOut}: Proposal) {
  return (
    <>
      {changes.length > 0 && (
        <ol className="changes">
          {changes.map((change, index) => (
            <li key={index}>
              <p className="help">{change.file}</p>
              <Words {...change} />
            </li>
          ))}
        </ol>
      )}
      {leftOut.length > 0 && (
        <div className="notSaved">
          <p>This can’t be part of it:</p>
          <ul>
            {leftOut.map((words) => (
              <li key={words}>{words}</li>
            ))}
          </ul>
        </div>
      )}
    </>
  )
}

/** What was made, and the way to send it on. */
function Made({branch, files, remotes, remote}: Extract<Proposed, {made: true}>) {
  const [to, setTo] = useState(remote ?? '')
  const [pushed, setPushed] = useState<Pushed>()
  const [busy, setBusy] = useState(false)
  const send = async () => {
    setBusy(true)
    try {
      const answer = await ask('push', {branch, remote: to})
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
        Your proposal is saved. {remotes.length > 0 ? 'Next: send it for review.' : 'Tell your developer its name.'}
      </p>
      <p>
        Its name is <b>{branch}</b>. It changes: {files.join(', ')}.
      </p>
      {pushed && <Sent {...pushed} />}
      {remotes.length > 0 && !pushed?.sent && (
        <>
          {!remote && (
            <label>
              Where to send it
              <select value={to} onChange={(event) => setTo(event.target.value)}>
                <option value="">Choose…</option>
                {remotes.map((name) => (
                  <option key={name}>{name}</option>
                ))}
              </select>
            </label>
          )}
          <button type="button" disabled={busy || !to} onClick={() => void send()}>
            {busy ? `Sending it to ${to}…` : 'Send for review'}
          </button>
        </>
      )}
    </>
  )
}

function Sent({sent, words, link, said}: Pushed) {
  return (
    <>
      <p tabIndex={-1} ref={takeFocus} className={sent ? undefined : 'notSaved'}>
        {words}
      </p>
      {link && (
        <p>
          <a href={link} target="_blank" rel="noreferrer">
            Open a pull request
          </a>
        </p>
      )}
      {said && (
        <details>
          <summary>What git said</summary>
          <p className="words">{said}</p>
        </details>
      )}
    </>
  )
}

/** What came of a button that is gone is read next. */
function takeFocus(words: HTMLElement | null) {
  words?.focus()
}
