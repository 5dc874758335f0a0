import type { Clock } from './clock.ts'
import type { Log } from './log.ts'

/** Says that something went wrong: what, with its facts. */
export type Complain = (text: string, fields: object) => void

/** One kind of trouble is told so often. */
const EVERY_MS = 60_000

/**
 * For trouble that comes with each of many things: told when it begins, then once a minute with how often it has come since. A disk that is full
 * must not be filled by saying so.
 */
export function createComplaints({
  log,
  clock,
  level = 'warn',
}: {
  readonly log: Pick<Log, 'warn' | 'error'>
  readonly clock: Clock
  readonly level?: 'warn' | 'error'
}): Complain {
  const kinds = new Map<string, { toldAtMs: number; untold: number }>()
  return (text, fields) => {
    const nowMs = clock.monotonicMs()
    const kind = kinds.get(text)
    if (kind !== undefined && nowMs - kind.toldAtMs < EVERY_MS) return void (kind.untold += 1)
    kinds.set(text, { toldAtMs: nowMs, untold: 0 })
    log[level]({ ...fields, ...(kind !== undefined && kind.untold > 0 && { times: kind.untold + 1 }) }, text)
  }
}
