import type { ServerResponse } from 'node:http'
import type { Clock } from '../clock.ts'

/** Lets what is ready leave in its own share of each turn of the event loop. */
export type ReadyShare = (response: ServerResponse, send: () => void) => void

/** Of each turn, for what is ready: about fifty pages. */
const SHARE_MS = 4

/**
 * What is ready leaves at once: to refuse it costs as much as to send it. But however many ask, only so much of a turn goes to them: the
 * others wait a turn or two, in their order, so that clicks and what is made are read and started in between. There are never more
 * than there are connections, and no one of them waits behind work of another kind for longer than that work's own turn.
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
