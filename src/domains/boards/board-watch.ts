import type pg from 'pg'
import { type Listener, listenTo } from '#platform/database/listen.ts'
import type { Log } from '#platform/log.ts'
import { BOARD_CHANNEL } from './acts/change-board.ts'

/** Tells those who look at boards that one has changed, whichever process changed it. */
export interface BoardWatch {
  /** Calls when the board has changed, been removed, or may have; gives how to end that. */
  watch(boardId: number, onChange: () => void): () => void
  /** How many of this process are told. */
  count(): number
  stop(): Promise<void>
}

/** Listens from the first who looks on: a process that shows no board holds no connection for it. */
export function watchBoards({ pool, log }: { readonly pool: pg.Pool; readonly log: Log }): BoardWatch {
  const watchers = new Map<number, Set<() => void>>()
  let listener: Listener | null = null
  const begin = (): Listener =>
    listenTo({
      pool,
      log,
      channel: BOARD_CHANNEL,
      onNotice: (boardId) => watchers.get(Number(boardId))?.forEach((tell) => tell()),
      onListening: () => watchers.forEach((those) => those.forEach((tell) => tell())),
    })
  return {
    watch: (boardId, onChange) => {
      listener ??= begin()
      const own = () => onChange()
      const those = watchers.get(boardId) ?? new Set()
      watchers.set(boardId, those.add(own))
      return () => {
        those.delete(own)
        if (those.size === 0 && watchers.get(boardId) === those) watchers.delete(boardId)
      }
    },
    count: () => [...watchers.values()].reduce((sum, those) => sum + those.size, 0),
    stop: async () => {
      watchers.clear()
      await listener?.stop()
    },
  }
}
