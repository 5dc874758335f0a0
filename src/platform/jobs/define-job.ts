import type { z } from 'zod'
import type { Log } from '#platform/log.ts'

/** Jobs that share places: at most so many of them run at once in one worker. */
export interface JobQueue {
  readonly name: string
  readonly places: number
}

export interface JobContext {
  /** Aborts when the worker stops: a job that then throws is given back and costs no attempt. */
  readonly signal: AbortSignal
  /** 1 at the first run. */
  readonly attempt: number
  /** After this one it is a dead letter. */
  readonly isLast: boolean
  readonly log: Log
}

export interface JobKind<Payload, Deps> {
  /** `domain.what-it-does`; stands in the database, so a renamed job strands what waits. */
  readonly name: string
  /** What goes into the database as JSON, and is checked again on its way out. */
  readonly payload: z.ZodType<Payload>
  readonly queue: JobQueue
  /** Runs until it is a dead letter; a run that ends with its process counts. */
  readonly maxAttempts: number
  /** The shortest pause after a failed attempt; the queue's own is e^attempt seconds, six hours at most. */
  readonly backOffMs?: (attempt: number) => number
  /** May be run twice for one enqueueing: what it does must bear that. */
  readonly run: (payload: Payload, deps: Deps, context: JobContext) => Promise<unknown>
}

/** A kind of job: what is enqueued by anyone, and run by a worker that has what it needs (`with`). */
export interface JobDefinition<Payload, Deps> extends JobKind<Payload, Deps> {
  with(deps: Deps): Job
}

/** A job that can run. */
export interface Job extends Pick<JobKind<unknown, unknown>, 'name' | 'queue' | 'maxAttempts' | 'backOffMs'> {
  run(payload: unknown, context: JobContext): Promise<unknown>
}

/** Thrown by a job that no further try can help: it becomes a dead letter at once, with this message. */
export class Hopeless extends Error {}

/**
 * Defines work that is sent or called: once it is committed it is run at least once, and what cannot be done stands in a
 * list with its cause (`poiso jobs list`).
 *
 *     export const sendReceipt = defineJob({
 *       name: 'orders.send-receipt', payload: z.object({ orderId: z.number() }), queue: MAIL, maxAttempts: 8,
 *       run: ({ orderId }, { db, mail }: ReceiptDeps) => …,
 *     })
 */
export function defineJob<Payload, Deps>(kind: JobKind<Payload, Deps>): JobDefinition<Payload, Deps> {
  return {
    ...kind,
    with: (deps) => ({
      ...kind,
      run: (given, context) => {
        const payload = kind.payload.safeParse(given)
        if (!payload.success) throw new Hopeless(`the payload is not one of ${kind.name}: ${payload.error.message}`)
        return kind.run(payload.data, deps, context)
      },
    }),
  }
}
