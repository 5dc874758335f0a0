import type { Clock } from './clock.ts'
import type { Log } from './log.ts'

/** Logs a problem with its facts. */
export type Complain = (text: string, fields: object) => void

/** How often one kind of problem is logged. */
const EVERY_MS = 60_000

/**
 * For a problem that comes with each of many things. It is logged when it begins, then once a minute with how often it
 * has come since, so that a full disk is not filled by its own log.
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
