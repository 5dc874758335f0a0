import { z } from 'zod'
import { defineJob, type JobQueue } from '#platform/jobs/define-job.ts'
import type { DeliverDeps } from './deliver-mail.ts'

/** A server that hangs holds one place for a minute; the others go on. */
const MAIL: JobQueue = { name: 'mail', places: 4 }
const MINUTE_MS = 60_000
/** Together 30 hours: a server that is away for a day is no loss, and nobody wants a mail of the day before yesterday. */
const PAUSES_MINUTES = [1, 2, 5, 15, 30, 60, 120, 240, 360, 480, 480]

/** Somebody waits for these; smaller ones run first. */
export const SEND_FIRST = -10

export function mailJobKey(id: number): string {
  return `mail:${id}`
}

/** Renders one mail and sends it (deliver-mail.ts, which a process loads when it sends the first). */
export const sendMail = defineJob({
  name: 'mail.send',
  payload: z.object({ id: z.int() }),
  queue: MAIL,
  maxAttempts: PAUSES_MINUTES.length + 1,
  backOffMs: (attempt) => (PAUSES_MINUTES[attempt - 1] ?? PAUSES_MINUTES.at(-1) ?? 0) * MINUTE_MS,
  run: async ({ id }, deps: DeliverDeps, context) => (await import('./deliver-mail.ts')).deliverMail(id, deps, context),
})
