import {useCallback} from 'react'
import type {Done} from '../edit/protocol.ts'
import {ask} from './socket.ts'
import {say} from './store.ts'
import {undoOne} from './undo.ts'
import {useAnswer} from './useAnswer.ts'

/** Everything that was changed, the latest first, each with its words before and after, to be put back one by one. */
export function ChangesPanel() {
  const {answer, failed, again} = useAnswer(useCallback(() => ask('done', {}), []))
  const act = (name: 'undo' | 'redo', id: string) =>
    undoOne(name, id)
      .then(again)
      .catch((error: Error) => say(error.message))
  if (failed) return <p className="notSaved">{failed}</p>
  if (!answer) return null
  if (answer.length === 0) return <p>Nothing is changed yet.</p>
  return (
    <ol className="changes">
      {answer.map((done) => (
        <li key={done.id}>
          <p className="what">{done.what}</p>
          <Words {...done} />
          <p className="help">
            {done.file}
            {done.line && `, line ${done.line}`},{' '}
            {new Date(done.at).toLocaleString('en-GB', {dateStyle: 'medium', timeStyle: 'short'})}
          </p>
          {done.can && (
            <button
              type="button"
              aria-label={`${done.can === 'redo' ? 'Redo this' : 'Undo this'}: ${done.before || done.after || done.what}`}
              onClick={() => act(done.can ?? 'undo', done.id)}
            >
              {done.can === 'redo' ? 'Redo this' : 'Undo this'}
            </button>
          )}
        </li>
      ))}
    </ol>
  )
}

/** The words before and after, or, where they are the same, what is different. */
export function Words({before, after, same}: Pick<Done, 'before' | 'after' | 'same'>) {
  if (same !== undefined)
    return (
      <>
        {after && <p className="words">{after}</p>}
        <p>{same}</p>
      </>
    )
  return (
    <>
      <p>{before ? <del>{before}</del> : 'New:'}</p>
      <p>{after ? <ins>{after}</ins> : 'Removed.'}</p>
    </>
  )
}
