import {type FormEvent, useCallback, useState} from 'react'
import type {Proposal, SyncResult, UnsentProposal} from '../../edit/protocol.ts'
import {shorten} from '../connection/labelOf.ts'
import {sendRequest} from '../connection/server.ts'
import {announce, announceFailure} from '../connection/uiState.ts'
import {useServerData} from '../connection/useServerData.tsx'
import {BeforeAndAfter} from './ChangesPanel.tsx'
import {focusOnMount} from './focusOnMount.ts'

/** Lists the saved changes that are not proposed for review yet, with a form that makes the proposal. */
export function ProposePanel() {
  const {
    data: proposal,
    notice,
    refetch,
  } = useServerData(useCallback(() => sendRequest('getProposal', {}), []))
  const [made, setMade] = useState<UnsentProposal>()
  const [isJustSent, setIsJustSent] = useState(false)
  const onMade = async ({isSent, ...result}: UnsentProposal & {isSent?: true}) => {
    if (!isSent) return setMade(result)
    await refetch()
    setIsJustSent(true)
  }
  const earlier = (proposal?.unsent ?? []).filter(({branch}) => branch !== made?.branch)
  return (
    <>
      {[...(made ? [made] : []), ...earlier].map((waiting) => (
        <SendProposal {...waiting} isNew={waiting === made} key={waiting.branch} />
      ))}
      {notice}
      {proposal && !made && <ProposeForm {...proposal} isJustSent={isJustSent} onMade={onMade} />}
      <GetLatest onGot={refetch} />
    </>
  )
}

function ProposeForm({
  changes,
  excluded,
  buildsOn,
  reason,
  sent,
  isSentAtOnce,
  isJustSent,
  onMade,
}: Proposal & {isJustSent: boolean; onMade: (made: UnsentProposal) => Promise<void>}) {
  const [sentence, setSentence] = useState('')
  const [failure, setFailure] = useState<string>()
  const [busy, act] = useBusy()
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    act(async () => {
      const result = await sendRequest('propose', {sentence: sentence.trim()})
      if (result.created) await onMade(result)
      else setFailure(result.reason)
      announce(result.created ? done : result.reason)
    })
  }
  const [action, doing, done] = isSentAtOnce
    ? ['Send for review', 'Sending…', 'Sent for review.']
    : ['Save as a proposal', 'Saving the proposal…', 'Your proposal is saved.']
  const notice = failure ?? reason
  return (
    <form onSubmit={onSubmit}>
      {excluded.length > 0 && (
        <div className="notSaved">
          <p>This can’t be part of it:</p>
          <ul>
            {excluded.map((words) => (
              <li key={words}>{words}</li>
            ))}
          </ul>
        </div>
      )}
      {buildsOn && (
        <p>
          Some of this changes words of your last proposal, so that is shown with it until it is published. If
          it is published already, get the latest site first.
        </p>
      )}
      {sent && (
        <p tabIndex={-1} ref={isJustSent ? focusOnMount : undefined}>
          “{sent.sentence}” {sent.message} {sent.isOpen && 'What you change now is added to it. '}
          <a href={sent.address} target="_blank" rel="noreferrer">
            Open it on {new URL(sent.address).hostname}
          </a>
        </p>
      )}
      {notice && <p className={failure || changes.length > 0 ? 'notSaved words' : 'words'}>{notice}</p>}
      {changes.length > 0 && !sent?.isOpen && (
        <>
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
          <button type="submit" disabled={busy || !sentence.trim() || reason !== undefined}>
            {busy ? doing : action}
          </button>
          <p>Nothing is published yet.</p>
        </>
      )}
      {changes.length > 0 && (
        <>
          <h3>What changes for visitors</h3>
          <ol className="changes">
            {changes.map((change, index) => (
              <li key={index}>
                <p className="help">
                  {change.title}
                  {change.record && ` “${shorten(change.record)}”`}
                  {change.before && change.label && `: ${change.label.toLowerCase()}`}
                </p>
                <BeforeAndAfter {...change} />
              </li>
            ))}
          </ol>
        </>
      )}
    </form>
  )
}

/** Shows a proposal (a local branch with the changes), with a button that pushes it for review. */
function SendProposal({branch, sentence, remote, isNew}: UnsentProposal & {isNew: boolean}) {
  const [answer, setAnswer] = useState<SyncResult>()
  const [busy, act] = useBusy()
  const send = async () => {
    const sent = await sendRequest('sendProposal', {branch})
    setAnswer(sent)
    announce(sent.message)
  }
  return (
    <>
      {!answer?.isOk && (
        <p id={`proposal-${branch}`} tabIndex={-1} ref={isNew ? focusOnMount : undefined}>
          Your proposal “{sentence}” is saved.{' '}
          {remote ? 'Next: send it for review.' : `Tell your developer its name: ${branch}`}
        </p>
      )}
      {answer && <SyncMessage {...answer} />}
      {remote && !answer?.isOk && (
        <button
          type="button"
          disabled={busy}
          aria-describedby={`proposal-${branch}`}
          onClick={() => act(send)}
        >
          {busy ? 'Sending…' : 'Send for review'}
        </button>
      )}
    </>
  )
}

/** A button that fetches what others have published and merges it with the local changes. */
function GetLatest({onGot}: {onGot: () => void}) {
  const [answer, setAnswer] = useState<SyncResult>()
  const [busy, act] = useBusy()
  const get = async () => {
    const latest = await sendRequest('getLatest', {})
    setAnswer(latest)
    announce(latest.message)
    if (latest.isOk) onGot()
  }
  return (
    <section className="choices" aria-label="The latest site">
      <button type="button" disabled={busy} onClick={() => act(get)}>
        {busy ? 'Getting the latest site…' : 'Get the latest site'}
      </button>
      <p className="help">Brings what others have published since. Your own changes stay.</p>
      {answer && <SyncMessage {...answer} />}
    </section>
  )
}

function SyncMessage({isOk, message, link, gitOutput}: SyncResult) {
  return (
    <>
      <p tabIndex={-1} ref={focusOnMount} className={isOk ? undefined : 'notSaved'}>
        {message}{' '}
        {link && (
          <>
            <a href={link} target="_blank" rel="noreferrer">
              Open it on {new URL(link).hostname}
            </a>{' '}
            and press “Create pull request”.
          </>
        )}
      </p>
      {gitOutput && (
        <details>
          <summary>What git said</summary>
          <p className="words">{gitOutput}</p>
        </details>
      )}
    </>
  )
}

/** Tracks whether work is running; `act` runs it and reports errors. */
function useBusy(): [busy: boolean, act: (work: () => Promise<void>) => void] {
  const [busy, setBusy] = useState(false)
  const act = (work: () => Promise<void>) => {
    setBusy(true)
    work()
      .catch((error: Error) => announceFailure(error.message))
      .finally(() => setBusy(false))
  }
  return [busy, act]
}
