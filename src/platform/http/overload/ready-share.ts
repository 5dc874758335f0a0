import type { ServerResponse } from 'node:http'
import type { Clock } from '../../clock.ts'

/** Gives ready answers their own share of each turn of the event loop. */
export type ReadyShare = (response: ServerResponse, send: () => void) => void

/** Time in each turn for ready answers: about fifty pages. */
const SHARE_MS = 4

/**
 * A ready answer is sent at once, since refusing it costs as much. However many are asked for, only this share of a
 * turn goes to them. The others are sent in the next turns, in order, so that clicks and pages to be made are read and
 * started in between. There are never more of them than connections, and none waits longer for other work than that
 * work's own turn.
 */
export function readyShare(clock: Clock): ReadyShare {
  const waiting: { readonly response: ServerResponse; readonly send: () => void }[] = []
  let leftMs = SHARE_MS
  let isScheduled = false

  const beginTurn = (): void => {
    isScheduled = false
    leftMs = SHARE_MS
    let sent = 0
    for (const { response, send } of waiting) {
      if (leftMs <= 0) break
      sent += 1
      if (!response.closed) spend(send)
    }
    waiting.splice(0, sent)
  }
  const spend = (send: () => void): void => {
    const beganMs = clock.monotonicMs()
    send()
    leftMs -= clock.monotonicMs() - beganMs
    schedule()
  }
  const schedule = (): void => {
    if (isScheduled) return
    isScheduled = true
    setImmediate(beginTurn)
  }
  return (response, send) => {
    if (waiting.length === 0 && leftMs > 0) return spend(send)
    waiting.push({ response, send })
    schedule()
  }
}
