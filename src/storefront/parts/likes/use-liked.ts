import { useSyncExternalStore } from 'react'
import { likedStore } from '../../state/liked-store.ts'

/** The ids of the offers that are liked, as far as the page knows; null on the server and until the island is awake, when nobody knows. */
export function useLiked(): ReadonlySet<number> | null {
  return useSyncExternalStore(subscribe, () => likedStore().ids(), unknown)
}

function subscribe(listener: () => void): () => void {
  return likedStore().subscribe(listener)
}

function unknown(): null {
  return null
}
