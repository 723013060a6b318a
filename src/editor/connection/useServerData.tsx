import {type ReactNode, useCallback, useEffect, useState, useSyncExternalStore} from 'react'
import {pageMark} from './marks.ts'
import {onUpdate} from './server.ts'
import {announce, withdraw} from './uiState.ts'

interface ServerData<T> {
  data: T | undefined
  /** What a panel shows while it has no data, or if the server failed: “Loading…”, or the error message. */
  notice: ReactNode
  /** Requests the data again; resolves once there is a response or an error. */
  refetch: () => Promise<void>
}

/**
 * Returns the server’s response, requested again after each hot update; `undefined` keeps the last response.
 */
export function useServerData<T>(fetchData: () => Promise<T | undefined>): ServerData<T> {
  const [{data, error}, setResponse] = useState<{data?: T; error?: string}>({})
  const refetch = useCallback(
    () =>
      fetchData().then(
        (next) => {
          withdraw(fetchData)
          setResponse(({data: last}) => {
            const data = next ?? last
            return data === undefined ? {error: 'This is no longer on the page.'} : {data}
          })
        },
        ({message: error}: Error) => {
          setResponse((last) => ({...last, error}))
          announce(error, undefined, fetchData)
        },
      ),
    [fetchData],
  )
  useEffect(() => {
    void refetch()
    return onUpdate(() => void refetch())
  }, [refetch])
  const notice = error ? <p className="notSaved">{error}</p> : data === undefined && <p>Loading…</p>
  return {data, notice, refetch}
}

/** Returns the file of the page that is shown, which may be another page in the same window. */
export function useShownFile(): string | undefined {
  return useSyncExternalStore(onUpdate, () => pageMark()?.file)
}
