import {useCallback, useEffect, useState} from 'react'
import {onUpdate} from './socket.ts'
import {say} from './store.ts'

/** What the server says, asked again after each change. */
export function useAnswer<T>(askFor: () => Promise<T>): {answer: T | undefined; again: () => void} {
  const [answer, setAnswer] = useState<T>()
  const again = useCallback(() => void askFor().then(setAnswer, (error: Error) => say(error.message)), [askFor])
  useEffect(() => {
    again()
    return onUpdate(again)
  }, [again])
  return {answer, again}
}
