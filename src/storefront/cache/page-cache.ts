import type { Clock } from '#platform/clock.ts'
import { RefusedError } from '#platform/errors/refusal.ts'
import { ByteLru } from '#platform/memory/byte-lru.ts'
import { fromBrotli, toBrotli, toBrotliOnce } from './encodings.ts'

/** All whole pages of a process together (docs/limits.md). */
export const PAGE_CACHE_BYTES = 64 * 1024 * 1024
/** Addresses asked once lately: a page is kept when it is asked for the second time. So many of a usual length, fewer long ones. */
const SEEN_ONCE = 20_000
const SEEN_ONCE_BYTES = SEEN_ONCE * 256
const SEEN_OVERHEAD_BYTES = 128
/** A kept page is packed as small as is worth it when it is asked for so often: most are gone before. */
const REPACKED_AT_HIT = 2
/** Click links of a page count for 24 h; long before that it is made anew. */
const MAX_AGE_MS = 6 * 3_600_000
/** stale-while-revalidate, in milliseconds. */
const OVERTAKEN_MS = 300_000
const ENTRY_OVERHEAD_BYTES = 600

/** A page as it is made: identity bytes, and what they are known by. */
export interface MadePage {
  readonly status: number
  readonly body: Buffer
  /** Of the content without what belongs to this rendering alone. */
  readonly etag: string
  readonly validUntil: Date | null
  /** For a better one that cannot be made now. */
  readonly isStandIn?: boolean
  /** Where it stands instead, of a permanent redirect; null of a page. */
  readonly location: string | null
}

/** What is asked of the cache. */
export interface PageRequest {
  /** One for each canonical address, which it is: what else the browser sends does not change a byte. */
  readonly key: string
  /** Pattern of the route that answers it. */
  readonly route: string
  /** The present version of its data; another one is another page. */
  version(): string
  make(): Promise<MadePage>
}

export interface KeptPage {
  readonly status: number
  readonly route: string
  readonly brotli: Buffer
  readonly etag: string
  readonly isStandIn: boolean
  readonly location: string | null
}

export interface PageAnswer {
  readonly page: KeptPage
  /** hit: from the cache · made: rendered now · stale: an older one, because the new one could not be made. */
  readonly from: 'hit' | 'made' | 'stale'
}

/** What is sent without a wait. */
export interface ReadyPage {
  readonly page: KeptPage
  readonly from: 'hit' | 'stale'
}

export interface PageCache {
  /** The page of this address at the present version of its data; `make` runs once for all who wait for it. */
  get(request: PageRequest): Promise<PageAnswer>
  /**
   * The same if it is kept and nothing has to be asked or made; counts as given. While it is busy a page that was overtaken minutes ago at
   * most is better than none, as our Cache-Control says to every cache in front (stale-while-revalidate).
   */
  ready(key: string, isBusy: boolean): ReadyPage | null
  readonly bytes: number
}

interface Entry extends KeptPage {
  readonly version: string
  readonly versionNow: () => string
  readonly validUntilMs: number
  /** How often it was sent from here. */
  hits: number
  /** When it was first seen to have been overtaken. */
  overtakenAtMs: number | null
}

export interface PageCacheOptions {
  readonly clock: Clock
  readonly capBytes?: number
  /** Told of each page that was given: where it came from, and its address. */
  onAnswer?(from: PageAnswer['from'], key: string): void
  /** Told when an older page stands in for one that could not be made. */
  onStale?(key: string, error: unknown): void
}

/**
 * Whole pages, compressed, exactly as long as their data's version stands. When a page cannot be made (the database
 * is away) the one before goes on being served (reliability.md D1).
 */
export function createPageCache({
  clock,
  capBytes = PAGE_CACHE_BYTES,
  onAnswer,
  onStale,
}: PageCacheOptions): PageCache {
  const kept = keptPages(capBytes, clock)
  const underWay = new Map<string, Promise<Entry>>()

  const makeOnce = (request: PageRequest, version: string): Promise<Entry> => {
    const { key } = request
    const flight = `${version} ${key}`
    const running = underWay.get(flight)
    if (running !== undefined) return running
    const isWanted = kept.isWanted(key)
    const started = makeEntry(request, version, clock)
      .then((entry) => kept.keep(key, entry, isWanted))
      .finally(() => underWay.delete(flight))
    underWay.set(flight, started)
    return started
  }

  const answer = async (request: PageRequest): Promise<PageAnswer> => {
    const version = request.version()
    const page = kept.current(request.key, version)
    if (page !== null) return { page, from: 'hit' }
    try {
      return { page: await makeOnce(request, version), from: 'made' }
    } catch (error) {
      const older = kept.last(request.key)
      if (older === undefined || isRefused(error)) throw error
      onStale?.(request.key, error)
      return { page: older, from: 'stale' }
    }
  }

  return {
    get: async (request) => {
      const given = await answer(request)
      onAnswer?.(given.from, request.key)
      return given
    },
    ready: (key, isBusy) => {
      const current = kept.current(key, null)
      const page = current ?? (isBusy ? kept.overtaken(key) : null)
      if (page === null) return null
      const from = current === null ? 'stale' : 'hit'
      onAnswer?.(from, key)
      return { page, from }
    },
    get bytes() {
      return kept.bytes()
    },
  }
}

/** The pages at hand, and which of them may be given. */
function keptPages(capBytes: number, clock: Clock) {
  const pages = new ByteLru<Entry>(capBytes)
  const seenOnce = new ByteLru<true>(SEEN_ONCE_BYTES)

  const keep = (key: string, entry: Entry, isWanted: boolean): Entry => {
    if (isWanted) pages.set(key, entry, key.length + entry.brotli.byteLength + ENTRY_OVERHEAD_BYTES)
    else seenOnce.set(key, true, key.length + SEEN_OVERHEAD_BYTES)
    return entry
  }

  /** Aside, on another thread; what cannot be packed smaller stays as it is. */
  const repack = async (key: string, entry: Entry): Promise<void> => {
    const brotli = await toBrotli(await fromBrotli(entry.brotli)).catch(() => entry.brotli)
    if (pages.get(key) === entry) keep(key, { ...entry, brotli }, true)
  }

  return {
    keep,
    /** It was asked for before. */
    isWanted: (key: string): boolean => seenOnce.get(key) !== undefined || pages.get(key) !== undefined,
    /** Of this version, or of the present one of its data. */
    current: (key: string, version: string | null): Entry | null => {
      const kept = pages.get(key)
      if (
        kept === undefined ||
        kept.version !== (version ?? kept.versionNow()) ||
        kept.validUntilMs <= clock.now().getTime()
      )
        return null
      kept.hits += 1
      if (kept.hits === REPACKED_AT_HIT) void repack(key, kept)
      return kept
    },
    /** What was right a moment ago, and has not ended by the clock. */
    overtaken: (key: string): Entry | null => {
      const kept = pages.get(key)
      const nowMs = clock.now().getTime()
      if (kept === undefined || kept.validUntilMs <= nowMs) return null
      kept.overtakenAtMs ??= nowMs
      return nowMs - kept.overtakenAtMs <= OVERTAKEN_MS ? kept : null
    },
    /** Of whatever version. */
    last: (key: string): Entry | undefined => pages.get(key),
    bytes: (): number => pages.bytes,
  }
}

async function makeEntry(
  { route, version: versionNow, make }: PageRequest,
  version: string,
  clock: Clock,
): Promise<Entry> {
  const { status, body, etag, validUntil, isStandIn = false, location } = await make()
  const untilMs = Math.min(validUntil?.getTime() ?? Infinity, clock.now().getTime() + MAX_AGE_MS)
  return {
    status,
    route,
    brotli: toBrotliOnce(body),
    etag,
    isStandIn,
    location,
    version,
    versionNow,
    validUntilMs: untilMs,
    hits: 0,
    overtakenAtMs: null,
  }
}

/** A refusal (404) is an answer, not a failure: no older page stands in for it. */
function isRefused(error: unknown): boolean {
  return error instanceof RefusedError
}
