import type { Clock } from '#platform/clock.ts'
import type { Pieces } from '../html/trusted-html.tsx'
import { ByteLru } from '#platform/memory/byte-lru.ts'

/** All fragments of a process together (docs/limits.md). */
export const FRAGMENT_CACHE_BYTES = 32 * 1024 * 1024
/** What an entry costs beside its HTML: key, objects, Buffer headers. */
const ENTRY_OVERHEAD_BYTES = 400

export interface FragmentCache {
  /** The fragment of this key if its time has not passed. */
  get(key: string): Pieces | undefined
  /** When time alone changes the fragment that is kept under it; null: never. */
  validUntil(key: string): Date | null
  /** `validUntil`: when time alone changes it (a Christmas tag at midnight); null: only its key does. */
  set(key: string, pieces: Pieces, validUntil: Date | null): void
  readonly bytes: number
}

interface Fragment {
  readonly pieces: Pieces
  readonly validUntilMs: number
}

/** Rendered cards by what they show: the key holds the presented card's version, so a changed card is a new fragment. */
export function createFragmentCache(clock: Clock, capBytes = FRAGMENT_CACHE_BYTES): FragmentCache {
  const fragments = new ByteLru<Fragment>(capBytes)
  return {
    get: (key) => {
      const fragment = fragments.get(key)
      if (fragment === undefined || fragment.validUntilMs > clock.now().getTime()) return fragment?.pieces
      fragments.delete(key)
      return undefined
    },
    validUntil: (key) => {
      const untilMs = fragments.get(key)?.validUntilMs ?? Infinity
      return untilMs === Infinity ? null : new Date(untilMs)
    },
    set: (key, pieces, validUntil) => {
      const bytes = pieces.reduce((sum, piece) => sum + piece.byteLength, ENTRY_OVERHEAD_BYTES)
      fragments.set(key, { pieces: pieces.map(ownBytes), validUntilMs: validUntil?.getTime() ?? Infinity }, bytes)
    },
    get bytes() {
      return fragments.bytes
    },
  }
}

/** Small Buffers share Node's pool of 8 kB: a kept one would hold the whole pool alive. */
function ownBytes(piece: Buffer): Buffer {
  const own = Buffer.allocUnsafeSlow(piece.byteLength)
  piece.copy(own)
  return own
}
