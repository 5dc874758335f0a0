import { ByteLru } from '#platform/memory/byte-lru.ts'
import type { FindReady, ReadyAnswer } from '#platform/http/answers/ready-answers.ts'
import { securityHeaders } from '#platform/http/answers/security-headers.ts'
import { formatOf } from './image-headers.ts'
import type { ImageService, SentImage } from './image-service.ts'
import type { ImageFormat } from './make-rendition.ts'

/** Images that a web process keeps ready (docs/limits.md): about 8,000 of a card's size. */
export const KEPT_IMAGES_BYTES = 48 * 1024 * 1024
/** Larger ones leave by the long way: a few of them would push out hundreds of a card's size. */
const LARGEST_KEPT_BYTES = 256 * 1024
const ENTRY_OVERHEAD_BYTES = 1_500

export interface KeptImages {
  /** Keeps what may be kept for ever, under its own address alone: one with a query goes the long way to the same bytes. */
  keep(url: string, format: ImageFormat, image: SentImage, headers: Readonly<Record<string, string>>): void
  readonly find: FindReady
  readonly bytes: number
}

const IMAGE_ADDRESS = /^\/(?:tiny|product|review|avatar|inspiration)\//

/** Images ready to be sent, headers and all: to browsers that have nothing to compare. */
export function keptImages({
  route,
  https,
  takenDown,
  capBytes = KEPT_IMAGES_BYTES,
}: {
  route: string
  https: boolean
  takenDown: ImageService['takenDown']
  capBytes?: number
}): KeptImages {
  const kept = new ByteLru<ReadyAnswer>(capBytes)
  const common = securityHeaders(https)
  // A picture that is taken down leaves what was kept before it behind: nobody asks for it any more, and it goes as the oldest.
  const keyOf = (format: ImageFormat, url: string): string => `${takenDown.generation} ${format}${url}`
  return {
    keep: (url, format, { body, lifetime, status }, headers) => {
      if (status !== 200 || lifetime !== 'ever' || url.includes('?') || body.length > LARGEST_KEPT_BYTES) return
      kept.set(
        keyOf(format, url),
        { route, status: 200, headers: Object.entries({ ...common, ...headers }).flat(), body },
        body.length + url.length + ENTRY_OVERHEAD_BYTES,
      )
    },
    find: ({ url = '', headers }) => {
      if (!IMAGE_ADDRESS.test(url) || headers['if-none-match'] !== undefined || !takenDown.isRecent()) return null
      return kept.get(keyOf(formatOf(headers.accept), url)) ?? null
    },
    get bytes() {
      return kept.bytes
    },
  }
}
