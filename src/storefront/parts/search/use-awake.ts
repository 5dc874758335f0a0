import { useSyncExternalStore } from 'react'

/** False on the server and at first in the browser, when what is rendered must be the same. */
export function useAwake(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}

function never(): () => void {
  return () => undefined
}
