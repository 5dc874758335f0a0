import type { ProblemGroup } from '../../report/problem.ts'

/** Where a run takes its bytes from, and how they are to be read. */
export type RunSource = (
  | { readonly kind: 'url'; readonly url: string }
  | { readonly kind: 'file'; readonly path: string }
  /** The kept raw file of an earlier run: no new sighting of the shop. */
  | { readonly kind: 'run'; readonly runId: number }
) & {
  readonly dialect: string | null
  readonly domain: string | null
  /** Of prices that name none; runs from before it could be said have none. */ readonly currency?: string | null
}

export type RunState = 'running' | 'applied' | 'held' | 'failed' | 'rejected' | 'replaced'
export type RunStage = 'fetch' | 'read' | 'diff' | 'publish' | 'done'

export interface OfferCounts {
  readonly read: number
  readonly accepted: number
  readonly rejected: number
  readonly created: number
  readonly updated: number
  readonly unchanged: number
  readonly deactivated: number
}

export const NO_OFFERS: OfferCounts = {
  read: 0,
  accepted: 0,
  rejected: 0,
  created: 0,
  updated: 0,
  unchanged: 0,
  deactivated: 0,
}

/** One import run as its row has it. */
export interface ImportRun {
  readonly runId: number
  readonly feedId: number
  readonly eshopId: number
  readonly source: RunSource
  readonly state: RunState
  readonly stage: RunStage
  readonly attempts: number
  readonly isForced: boolean
  readonly isNotModified: boolean
  readonly fetchedAt: Date | null
  readonly rawFile: string | null
  readonly contentEncoding: string | null
  readonly charset: string | null
  readonly etag: string | null
  readonly lastModified: string | null
  readonly dialect: string | null
  readonly encoding: string | null
  readonly offers: OfferCounts
  readonly problems: readonly ProblemGroup[]
  readonly timing: Readonly<Record<string, number>>
}
