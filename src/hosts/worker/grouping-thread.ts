import { once } from 'node:events'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'

/** What the worker wishes of its grouping thread. */
export type GroupingWish = { kind: 'sweep' | 'stop'; id: number }
/** What a wish for a sweep came to. */
export type GroupingAnswer = { id: number; grouped: number } | { id: number; failure: string }

export interface GroupingThread {
  /** Groups what is due now, before the thread's next turn; gives how many offers the thread has grouped since its start. Rejects when the sweep failed. */
  sweep(): Promise<number>
  /** Ends after the batch that is being grouped. */
  stop(): Promise<void>
}

/**
 * Groups due offers every second in a thread of its own: comparing a new shop's offers with all others takes as much of a core
 * as reading them, and neither imports nor the index wait for it. A thread that ends by itself ends the process, which is
 * started again.
 */
export function startGroupingThread(script = join(import.meta.dirname, 'grouping.thread.js')): GroupingThread {
  const worker = new Worker(script)
  const waiting = new Map<number, (answer: GroupingAnswer) => void>()
  let [nextId, isStopping] = [1, false]
  const wish = (kind: GroupingWish['kind']): number => {
    const message: GroupingWish = { kind, id: nextId++ }
    worker.postMessage(message)
    return message.id
  }
  worker.on('message', (answer: GroupingAnswer) => {
    waiting.get(answer.id)?.(answer)
    waiting.delete(answer.id)
  })
  worker.once('exit', (code) => void (isStopping || process.exit(code === 0 ? 1 : code)))
  return {
    sweep: async () => {
      const answer = await new Promise<GroupingAnswer>((resolve) => waiting.set(wish('sweep'), resolve))
      if ('failure' in answer) throw new Error(answer.failure)
      return answer.grouped
    },
    stop: async () => {
      isStopping = true
      const ended = once(worker, 'exit')
      wish('stop')
      await ended
    },
  }
}
