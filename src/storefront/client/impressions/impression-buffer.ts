import type { SeenCard } from '../seen-cards.ts'

/** Section 9. */
const SEND_AFTER_MS = 1_000
const ERROR_MULTIPLIER = 2
/** As many as the service takes at once. */
export const MOST_SENT = 100
/** Kept while nothing can be sent; the oldest fall away. */
export const MOST_KEPT = 300

export interface ImpressionWays {
  /** False: the service did not take them. */
  post(seen: readonly SeenCard[]): Promise<boolean>
  /** For a page that is left: false when the browser would not keep them for sending. */
  beacon(seen: readonly SeenCard[]): boolean
}

export interface ImpressionBuffer {
  add(seen: SeenCard): void
  /** The page is left, perhaps for good. */
  leave(): void
}

/**
 * T-08, X-02: seen cards are sent a second after the first of them. What was not taken is kept and tried again after
 * 1000 ms x (1 + failures x 2). A frozen page goes on where it was: what is under way is not in the buffer meanwhile, so that
 * leaving does not send it again.
 */
export function impressionBuffer({ post, beacon }: ImpressionWays): ImpressionBuffer {
  let kept: SeenCard[] = []
  let failures = 0
  let isAwaited = false
  const sendLater = (): void => {
    if (isAwaited || kept.length === 0) return
    isAwaited = true
    setTimeout(() => void send(), SEND_AFTER_MS * (1 + failures * ERROR_MULTIPLIER))
  }
  const send = async (): Promise<void> => {
    const batch = kept.splice(0, MOST_SENT)
    if (batch.length > 0) {
      const isTaken = await post(batch).catch(() => false)
      failures = isTaken ? 0 : failures + 1
      if (!isTaken) kept = [...batch, ...kept].slice(-MOST_KEPT)
    }
    isAwaited = false
    sendLater()
  }
  return {
    add: (seen) => {
      kept = [...kept, seen].slice(-MOST_KEPT)
      sendLater()
    },
    leave: () => {
      while (kept.length > 0 && beacon(kept.slice(0, MOST_SENT))) kept = kept.slice(MOST_SENT)
    },
  }
}
