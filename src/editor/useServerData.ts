import {useCallback, useEffect, useState} from 'react'
import {onUpdate} from './socket.ts'
import {announce} from './uiState.ts'

/** Returns the server’s response, requested again after each hot update; `failed` is the error message, if any. */
export function useServerData<T>(askFor: () => Promise<T>): {answer?: T; failed?: string; again: () => void} {
  const [answer, setAnswer] = useState<{answer?: T; failed?: string}>({})
  const again = useCallback(
    () =>
      void askFor().then(
        (answer) => setAnswer({answer}),
        ({message: failed}: Error) => {
          setAnswer((last) => ({...last, failed}))
          announce(failed)
        },
      ),
    [askFor],
  )
  useEffect(() => {
    again()
    return onUpdate(again)
  }, [again])
  return {...answer, again}
}
