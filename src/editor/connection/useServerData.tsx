import {type ReactNode, useCallback, useEffect, useState} from 'react'
import {onUpdate} from './socket.ts'
import {announce, withdraw} from './uiState.ts'

interface ServerData<T> {
  answer: T | undefined
  /** What a panel shows while it has no answer, or if the server failed: “Loading…”, or the error message. */
  notice: ReactNode
  /** Requests the data again; resolves once there is a response or an error. */
  again: () => Promise<void>
}

/** Returns the server’s response, requested again after each hot update; `undefined` keeps the last response. */
export function useServerData<T>(askFor: () => Promise<T | undefined>): ServerData<T> {
  const [{answer, failed}, setAnswer] = useState<{answer?: T; failed?: string}>({})
  const again = useCallback(
    () =>
      askFor().then(
        (next) => {
          withdraw(askFor)
          setAnswer(({answer: last}) => {
            const answer = next ?? last
            return answer === undefined ? {failed: 'This is no longer on the page.'} : {answer}
          })
        },
        ({message: failed}: Error) => {
          setAnswer((last) => ({...last, failed}))
          announce(failed, undefined, askFor)
        },
      ),
    [askFor],
  )
  useEffect(() => {
    void again()
    return onUpdate(() => void again())
  }, [again])
  const notice = failed ? <p className="notSaved">{failed}</p> : answer === undefined && <p>Loading…</p>
  return {answer, notice, again}
}
