import type { SearchPlan } from '#ports/search/port.ts'
import { baseVersion } from '../../index-schema.ts'
import type { WantedHit } from '../listing-index.ts'
import type { PageMove } from '../page-versions.ts'

/** What a search process is asked for, and how it answers (ADR 0115). Both ends are of one version, or the asking one is refused. */
export const PATHS = {
  search: '/search',
  hits: '/hits',
  cards: '/cards',
  ranking: '/ranking',
  vocabulary: '/vocabulary',
  directory: '/directory',
  changes: '/changes',
} as const

/** Names what an index of this code holds: a plan for another would ask for columns that are not there. */
export const INDEX_HEADER = 'poiso-index'
/** Whoever asks: what a process has been told of cards is not told again. */
export const ASKER_HEADER = 'poiso-asker'
export const indexVersion = baseVersion()
/** Purpose of the key by which those who ask show that they are of the same installation (`derivedKey`). */
export const KEY_PURPOSE = 'search-process'

export function authorisation(key: Uint8Array): string {
  return `Bearer ${Buffer.from(key).toString('base64url')}`
}

export interface AskedSearch {
  readonly plan: SearchPlan
}

export interface AskedHits {
  readonly wanted: readonly WantedHit[]
}

/** Of offers (`cards`) or of products (`ranking`). */
export interface AskedIds {
  readonly ids: readonly number[]
}

/** How the index of the search process stands. */
export interface IndexState {
  readonly isReady: boolean
  readonly isCaughtUp: boolean
  /** Since everything that was committed was in it; null: never yet. */
  readonly lagMs: number | null
  readonly rowCount: number
  readonly overlaySize: number
  /** Name the vocabulary and the directory that are to be fetched now. */
  readonly vocabulary: string
  readonly directory: string
}

/** A line of `changes`: what has moved since the line before, and how the index stands. The first moves nothing. */
export interface ChangeLine {
  readonly state: IndexState
  readonly moves: readonly PageMove[]
}

/** A line comes at least so often. */
export const BEAT_MS = 500
/** Without a line for so long, whoever listens takes the search process to be gone. */
export const SILENCE_MS = 3_000
