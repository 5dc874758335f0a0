import type { FastifyInstance } from 'fastify'
import type { Undo } from '#platform/audit/define-undo.ts'
import type { CommandTable } from '#platform/cli/command.ts'
import type { Call } from '#platform/http/calls/call.ts'
import type { ReadinessCheck } from '#platform/http/process/readiness.ts'
import type { Measure } from '#platform/metrics.ts'
import type { Job } from '#platform/jobs/define-job.ts'
import type { SentMail } from '#platform/mail/define-mail.ts'
import type { Consumer } from '#platform/outbox/define-consumer.ts'
import type { RepeatedAct } from '#platform/pace/repeat.ts'
import type { PersonalData } from './personal-data.ts'

/** What a domain does in a web process. */
export interface WebSide {
  /** A Fastify plugin: adds the domain's routes. */
  routes?(app: FastifyInstance): void
  /** What /metrics tells of it. */
  readonly measures?: readonly Measure[]
  /** What /readyz tells of it. */
  readonly readiness?: readonly ReadinessCheck[]
  readonly repetitions?: readonly RepeatedAct[]
  /** How its changes in the audit log are taken back. */
  readonly undos?: readonly Undo[]
  /** Called when nothing asks any more and the repetitions have ended. */
  stop?(): Promise<unknown>
}

/** What a domain forgets by its age. */
export interface Retention {
  /** For the log: 'requests to join'. */
  readonly what: string
  readonly keptMs: number
  /** Removes what is as old as this moment, or older. */
  forget(before: Date): Promise<unknown>
}

/** What one worker does again and again for all of them. */
export interface WorkerAct extends RepeatedAct {
  /** It keeps files of POISO_DATA: then one worker of each folder does it. */
  readonly perFolder?: boolean
}

/** What a domain does in a worker process. */
export interface WorkerSide {
  /** The first round of what visitors wait for at a first start; in the order of the list of domains, by the worker that keeps the folder. */
  beforeReady?(): Promise<unknown>
  readonly repetitions?: readonly WorkerAct[]
  readonly jobs?: readonly Job[]
  readonly retention?: readonly Retention[]
  /** Who hears of events. */
  readonly consumers?: readonly Consumer[]
  /** Ends what the domain has begun by itself; called when the process stops, beside the end of the repetitions. */
  stop?(): Promise<unknown>
}

/**
 * A domain as the hosts see it (ADR 0053): a table of contents. Each side is a module of its own that a process loads when it
 * runs that side, so the manifest itself imports nothing that runs. `WebParts` and `WorkerParts` are what a side wants of its
 * process; the hosts hand all sides the same parts, and do not compile while one of them wants what is not there.
 */
export interface Domain<WebParts, WorkerParts> {
  /** As in docs/domains.json; its folder and its database schema are named the same. */
  readonly name: string
  calls?(): Promise<{ readonly calls: readonly Call[] }>
  readonly web?: () => Promise<{ readonly web: (parts: WebParts) => WebSide | Promise<WebSide> }>
  readonly worker?: () => Promise<{ readonly worker: (parts: WorkerParts) => WorkerSide | Promise<WorkerSide> }>
  /** What it sends by mail. */
  readonly mails?: () => Promise<{ readonly mails: readonly SentMail[] }>
  /** What it keeps of a person, for exports and erasure (identity); where a key is needed to find it, made from the secret. */
  readonly personal?: () => Promise<{ readonly personal: PersonalData | ((secret: string) => PersonalData) }>
  /** Commands of `poiso`, by the words that call them. */
  readonly commands?: CommandTable
}

/**
 * Declares a domain; `src/hosts/domains.ts` lists it.
 *
 *     export const likes = defineDomain({
 *       name: 'likes',
 *       calls: () => import('./calls.ts'),
 *       web: () => import('./web.ts'),
 *     })
 */
export function defineDomain<WebParts = unknown, WorkerParts = unknown>(
  domain: Domain<WebParts, WorkerParts>,
): Domain<WebParts, WorkerParts> {
  return domain
}
