import { useSyncExternalStore } from 'react'
import { compareStore, type Said } from '../../state/compare-store.ts'
import type { LocalLike } from '../../state/local-likes.ts'

/** What is kept to compare; null on the server and until the island is awake, when nobody knows. */
export function useCompared(): readonly LocalLike[] | null {
  return useSyncExternalStore(subscribe, () => compareStore().list(), unknown)
}

/** What is to be said of the last change. */
export function useSaid(): Said | null {
  return useSyncExternalStore(subscribe, () => compareStore().said(), unknown)
}

function subscribe(listener: () => void): () => void {
  return compareStore().subscribe(listener)
}

function unknown(): null {
  return null
}
