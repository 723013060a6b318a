import {type ReactNode, useCallback, useState} from 'react'
import {compareWords, type WordPart} from '../../edit/compareWords.ts'
import type {ChangeEntry} from '../../edit/protocol.ts'
import {sendRequest} from '../connection/server.ts'
import {undoOrRedo} from '../connection/undo.ts'
import {useServerData} from '../connection/useServerData.tsx'

/**
 * Lists all saved changes, the latest first, with the text before and after, and a button to undo or redo
 * each.
 */
export function ChangesPanel() {
  const {data, notice, refetch} = useServerData(useCallback(() => sendRequest('listChanges', {}), []))
  if (!data || notice) return notice
  if (data.length === 0) return <p>Nothing is changed yet.</p>
  return (
    <ol className="changes">
      {data.map((entry) => (
        <li key={entry.id}>
          <p className="what">
            {entry.action === 'redo' ? `Undone: ${entry.description}` : entry.description}
          </p>
          <BeforeAndAfter {...entry} {...(entry.action === 'redo' && standingTexts(entry))} />
          <p className="help">
            {entry.author && `${entry.author}, `}
            {entry.title},{' '}
            {new Date(entry.at).toLocaleString('en-GB', {dateStyle: 'medium', timeStyle: 'short'})}
          </p>
          {entry.reason && <p className="help">{entry.reason}</p>}
          {entry.action && (
            <button
              type="button"
              aria-label={`${entry.action === 'redo' ? 'Redo this' : 'Undo this'}: ${entry.before || entry.after || entry.description}`}
              onClick={() => void undoOrRedo(entry.action ?? 'undo', entry.id).then(refetch)}
            >
              {entry.action === 'redo' ? 'Redo this' : 'Undo this'}
            </button>
          )}
        </li>
      ))}
    </ol>
  )
}

type Texts = Pick<ChangeEntry, 'before' | 'after' | 'label' | 'picture'>

/** What the site has again after a change was undone: the text before it, or not what it added. */
function standingTexts({before, after}: Texts): Texts {
  return before ? {before, after: before} : {before: after, after: ''}
}

/** The words that a change removed and added, among those that it left; and a new picture. */
export function BeforeAndAfter({before, after, label, picture}: Texts) {
  // The comparison of words would lose the line breaks.
  const parts = /\n/.test(before + after) ? [] : compareWords(before, after)
  return (
    <>
      {before === after ? (
        <p className="words">{after}</p>
      ) : parts.some(({type}) => type === 'same') ? (
        <p>{parts.flatMap(({words, type}, index) => [' ', markedWords[type](words, index)])}</p>
      ) : (
        <>
          <p>{before ? <del>{before}</del> : `New${label ? ` ${label.toLowerCase()}` : ''}:`}</p>
          <p>{after ? <ins>{after}</ins> : 'Removed.'}</p>
        </>
      )}
      {picture && <Picture key={picture} address={picture} />}
    </>
  )
}

const markedWords: Record<WordPart['type'], (words: string, key: number) => ReactNode> = {
  same: (words) => words,
  removed: (words, key) => <del key={key}>{words}</del>,
  added: (words, key) => <ins key={key}>{words}</ins>,
}

/** A picture of the site, unless its file is there no longer, as when the change that added it was undone. */
function Picture({address}: {address: string}) {
  const [isThere, setThere] = useState(true)
  if (!isThere) return null
  return <img src={import.meta.env.BASE_URL + address.slice(1)} alt="" onError={() => setThere(false)} />
}
