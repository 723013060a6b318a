import {useCallback} from 'react'
import {ask} from './socket.ts'
import {say} from './store.ts'
import {tell} from './undo.ts'
import {useAnswer} from './useAnswer.ts'

/** Everything that was changed, the latest first, each with its words before and after, to be put back one by one. */
export function ChangesPanel() {
  const {answer, again} = useAnswer(useCallback(() => ask('done', {}), []))
  const act = (name: 'undo' | 'redo', id: string) =>
    ask(name, {id})
      .then((done) => tell(done, name === 'undo' ? 'Put back.' : 'Done again.'))
      .then(again)
      .catch((error: Error) => say(error.message))
  if (!answer) return null
  if (answer.length === 0) return <p>Nothing is changed yet.</p>
  return (
    <ol className="changes">
      {answer.map(({id, at, file, what, before, after, undone}) => (
        <li key={id}>
          <p>
            {what}, in {file}, {new Date(at).toLocaleString('en-GB', {dateStyle: 'medium', timeStyle: 'short'})}
          </p>
          <p>{before ? <del>{before}</del> : 'Nothing stood there before.'}</p>
          <p>{after ? <ins>{after}</ins> : 'Taken out.'}</p>
          <button
            type="button"
            aria-label={`${undone ? 'Do again' : 'Put back'}: ${before || after}`}
            onClick={() => act(undone ? 'redo' : 'undo', id)}
          >
            {undone ? 'Do again' : 'Put back'}
          </button>
        </li>
      ))}
    </ol>
  )
}
