import { ByteLru } from '#platform/memory/byte-lru.ts'
import type { Clock } from '#platform/clock.ts'
import type { FetchedPictures, Original } from '../original.ts'

/** So long is a shop's picture waited for that is not here yet (docs/limits.md). */
export const SOURCE_PATIENCE_MS = 4_000
/** Shops' pictures that are waited for at once; for further ones an empty place is sent at once. */
export const SOURCES_AT_ONCE = 48
/** An answer of fetching is good for so long: one that is here, one that is not. */
const HERE_MS = 60_000
const ABSENT_MS = 3_000
const REMEMBERED = 20_000

export interface SourceId {
  readonly sourceId: number
  readonly hash: string
}

/** What fetching says of a shop's address. */
type Found = Original | 'awaited' | 'absent' | 'unknown'

/** What a shop's address shows; awaited too when too many are waited for. Those who ask for the same wait together. */
export function waitingForSources(pictures: FetchedPictures, clock: Clock): (source: SourceId) => Promise<Found> {
  const known = new ByteLru<{ original: Found; untilMs: number }>(REMEMBERED)
  const underWay = new Map<string, Promise<Found>>()
  const ask = async (key: string, source: SourceId): Promise<Found> => {
    const original = await pictures.fetchNow(source, AbortSignal.timeout(SOURCE_PATIENCE_MS))
    // Who asks again for one that is on its way is to wait for it again.
    if (original !== 'awaited')
      known.set(
        key,
        { original, untilMs: clock.monotonicMs() + (typeof original === 'string' ? ABSENT_MS : HERE_MS) },
        1,
      )
    return original
  }
  return (source) => {
    const key = `${source.hash}-${source.sourceId}`
    const remembered = known.get(key)
    if (remembered !== undefined && remembered.untilMs > clock.monotonicMs())
      return Promise.resolve(remembered.original)
    const running = underWay.get(key)
    if (running !== undefined) return running
    if (underWay.size >= SOURCES_AT_ONCE) return Promise.resolve('awaited')
    const started = ask(key, source).finally(() => underWay.delete(key))
    underWay.set(key, started)
    return started
  }
}
