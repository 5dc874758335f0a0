import type { LabResult } from './lab-result.ts'

/** Where a run's bytes come from. */
export type LabSource = (
  | { readonly kind: 'url'; readonly url: string }
  | { readonly kind: 'file'; readonly name: string }
) & {
  /** The shop's host, without `www.`, for files that name articles but no links (Shopify's); null: links tell. */
  readonly domain: string | null
}

/** receiving: bytes still arrive from the browser; waiting: for a reader; reading: findings come in; done: nothing changes any more. */
export type LabState = 'receiving' | 'waiting' | 'reading' | 'done'

export interface LabProgress {
  readonly phase: 'fetch' | 'read'
  /** Items read so far. */
  readonly items: number
  /** Part of the file that has been read, 0 to 1; null where its size is known only packed. */
  readonly fraction: number | null
}

/** A run without what was found: cheap to ask for, again and again. */
export interface LabRun {
  readonly id: string
  readonly state: LabState
  readonly source: LabSource
  readonly announcedBytes: number | null
  readonly bytes: number
  readonly attempts: number
  readonly createdAt: Date
  readonly expiresAt: Date
  readonly progress: LabProgress | null
  /** How many are read before it; 0 when it is its turn. */
  readonly ahead: number
}

/** A run with its findings, null until the first ones. */
export interface LabFindings extends LabRun {
  readonly result: LabResult | null
}

const ID = /^[0-9a-f]{32}$/

/** Whether a text has the form of a run's id. */
export function isLabId(text: string): boolean {
  return ID.test(text)
}
