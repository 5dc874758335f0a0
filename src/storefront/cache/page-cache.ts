import type { Clock } from '#platform/clock.ts'
import { RefusedError } from '#platform/errors/refusal.ts'
import { ByteLru } from './byte-lru.ts'
import { toBrotli } from './encodings.ts'

/** All whole pages of a process together (docs/limits.md). */
export const PAGE_CACHE_BYTES = 64 * 1024 * 1024
/** Addresses asked once lately: a page is kept when it is asked for the second time. */
const SEEN_ONCE = 20_000
/** Click links of a page count for 24 h; long before that it is made anew. */
const MAX_AGE_MS = 6 * 3_600_000
const ENTRY_OVERHEAD_BYTES = 600

/** A page as it is made: identity bytes, and what they are known by. */
export interface MadePage {
  readonly status: number
  readonly body: Buffer
  /** Of the content without what belongs to this rendering alone. */
  readonly etag: string
  readonly validUntil: Date | null
  /** Where it stands instead, of a permanent redirect; null of a page. */
  readonly location: string | null
}

export interface KeptPage {
  readonly status: number
  readonly brotli: Buffer
  readonly etag: string
  readonly location: string | null
}

export interface PageAnswer {
  readonly page: KeptPage
  /** hit: from the cache · made: rendered now · stale: an older one, because the new one could not be made. */
  readonly from: 'hit' | 'made' | 'stale'
}

export interface PageCache {
  /** The page of this address at this version of its data; `make` runs once for all who wait for it. */
  get(key: string, version: string, make: () => Promise<MadePage>): Promise<PageAnswer>
  readonly bytes: number
}

interface Entry extends KeptPage {
  readonly version: string
  readonly validUntilMs: number
}

export interface PageCacheOptions {
  readonly clock: Clock
  readonly capBytes?: number
  /** Told where each page came from, for the metrics. */
  onAnswer?(from: PageAnswer['from']): void
  /** Told when an older page stands in for one that could not be made. */
  onStale?(key: string, error: unknown): void
}

/**
 * Whole pages, compressed once, exactly as long as their data's version stands. When a page cannot be made (the database
 * is away) the one before goes on being served (reliability.md D1).
 */
export const createPageCache = ({ clock, capBytes = PAGE_CACHE_BYTES, onAnswer, onStale }: PageCacheOptions): PageCache => {
  const pages = new ByteLru<Entry>(capBytes)
  const seenOnce = new ByteLru<true>(SEEN_ONCE)
  const underWay = new Map<string, Promise<Entry>>()

  const makeOnce = (key: string, version: string, make: () => Promise<MadePage>): Promise<Entry> => {
    const flight = `${version} ${key}`
    const running = underWay.get(flight)
    if (running !== undefined) return running
    const isKept = seenOnce.get(key) !== undefined || pages.get(key) !== undefined
    const started = makeEntry(version, make, { clock, isKept }).then((entry) => keep(key, entry, isKept)).finally(() => underWay.delete(flight))
    underWay.set(flight, started)
    return started
  }

  const keep = (key: string, entry: Entry, isKept: boolean): Entry => {
    if (isKept) pages.set(key, entry, entry.brotli.byteLength + ENTRY_OVERHEAD_BYTES)
    else seenOnce.set(key, true, 1)
    return entry
  }

  const answer = async (key: string, version: string, make: () => Promise<MadePage>): Promise<PageAnswer> => {
    const kept = pages.get(key)
    if (kept !== undefined && kept.version === version && kept.validUntilMs > clock.now().getTime()) return { page: kept, from: 'hit' }
    try {
      return { page: await makeOnce(key, version, make), from: 'made' }
    } catch (error) {
      if (kept === undefined || isRefused(error)) throw error
      onStale?.(key, error)
      return { page: kept, from: 'stale' }
    }
  }

  return {
    get: async (key, version, make) => {
      const given = await answer(key, version, make)
      onAnswer?.(given.from)
      return given
    },
    get bytes() {
      return pages.bytes
    },
  }
}

const makeEntry = async (version: string, make: () => Promise<MadePage>, { clock, isKept }: { clock: Clock; isKept: boolean }): Promise<Entry> => {
  const { status, body, etag, validUntil, location } = await make()
  const untilMs = Math.min(validUntil?.getTime() ?? Infinity, clock.now().getTime() + MAX_AGE_MS)
  return { status, brotli: await toBrotli(body, { isKept }), etag, location, version, validUntilMs: untilMs }
}

/** A refusal (404) is an answer, not a failure: no older page stands in for it. */
const isRefused = (error: unknown): boolean => error instanceof RefusedError
