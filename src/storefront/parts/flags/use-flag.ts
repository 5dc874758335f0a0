import { useSyncExternalStore } from 'react'
import { flagsStore } from '../../state/flags-store.ts'

/** Whether a flag is on for this browser; until it is known, and on the server, what is given. */
export function useFlag(key: string, meanwhile: boolean): boolean {
  return useSyncExternalStore(
    (listener) => flagsStore().subscribe(listener),
    () => {
      const value = flagsStore().valueOf(key)
      return value === undefined ? meanwhile : Boolean(value)
    },
    () => meanwhile,
  )
}
