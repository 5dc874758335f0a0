import { useSyncExternalStore } from 'react'
import { recentlyViewed } from '../../state/recently-viewed.ts'

/** What was looked at in this browser, the last first; nothing on the server and until the island is awake. */
export function useViewed(): readonly number[] {
  return useSyncExternalStore(subscribe, () => recentlyViewed().list(), nothing)
}

function subscribe(listener: () => void): () => void {
  return recentlyViewed().subscribe(listener)
}

const NOTHING: readonly number[] = []

function nothing(): readonly number[] {
  return NOTHING
}
