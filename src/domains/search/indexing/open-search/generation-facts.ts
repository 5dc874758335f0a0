import type { DirectoryChoices } from '../base-file.ts'
import type { Watermark } from '#platform/outbox/outbox.ts'
import type { StoredYardsticks } from '../../ranking/yardsticks.ts'

/** What stands beside a generation in the cluster, the same for all its readers. */
export interface CatalogueFacts extends DirectoryChoices {
  readonly builtAtMs: number
  /** What its ranks are measured against, and those of the changes in it. */
  readonly yardsticks: StoredYardsticks
}

/** Where the writing of a generation was; its follower goes on from `watermark`. */
export interface WritingProgress {
  readonly builtAtMs: number
  readonly yardsticks: StoredYardsticks
  /** The wish that was there then, which it fulfils: as the database writes it, compared with nothing but itself. */
  readonly wanted: string | null
  /** Taken before the first product was read: what changes meanwhile is read again. */
  readonly watermark: Watermark
  /** Of all its products, so that every later write wins. */
  readonly writeNumber: number
  readonly lastProductId: number
  readonly products: number
}

/** What has been applied to the shown generation, as its facts say it. */
export interface Applied {
  readonly watermark: Watermark
}

export function appliedText(applied: Applied): string {
  return JSON.stringify(applied)
}

export function readApplied(text: string | null): Applied | null {
  return text === null ? null : (JSON.parse(text) as Applied)
}
