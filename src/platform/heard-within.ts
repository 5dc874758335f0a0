import { setTimeout as wait } from 'node:timers/promises'

/** Of one patience; a late event loop uses up one of them, however late it is. */
const SHARES = 10

/**
 * The answer, or an error where none has come while this process could hear it. A deadline by the clock would take a thread that was busy, or a process
 * that was stopped for a while, for the silence of the other side: what has arrived meanwhile is read before the next share begins.
 */
export async function heardWithin<Value>(answer: Promise<Value>, patienceMs: number): Promise<Value> {
  const ending = new AbortController()
  try {
    return await Promise.race([answer, silence(patienceMs, ending.signal)])
  } finally {
    ending.abort()
  }
}

async function silence(patienceMs: number, signal: AbortSignal): Promise<never> {
  for (let share = 0; share < SHARES; share += 1) await wait(patienceMs / SHARES, undefined, { signal })
  throw new Error(`nothing was heard for ${patienceMs} ms`)
}
