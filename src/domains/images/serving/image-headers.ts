import type { ImageLifetime, SentImage } from './image-service.ts'
import { type ImageFormat, RECIPE } from './make-rendition.ts'
import type { ImageBox } from './read-address.ts'

const CACHE_CONTROL: Readonly<Record<ImageLifetime, string>> = {
  ever: 'public, max-age=31536000, immutable',
  here: 'public, max-age=600',
  later: 'public, max-age=60',
  never: 'no-store',
}

/** Headers of an image, but for those of every answer. */
export function imageHeaders({ shows, lifetime, body }: SentImage, { width, height }: ImageBox, format: ImageFormat) {
  return {
    'cache-control': CACHE_CONTROL[lifetime],
    'content-type': `image/${format}`,
    'content-length': String(body.length),
    vary: 'Accept',
    etag: `"${shows}-${width}x${height ?? 0}-${format}-${RECIPE}"`,
    'x-content-type-options': 'nosniff',
  }
}

/** webp to browsers that say they take it; `q=0` says that they do not. */
export function formatOf(accept: string | undefined): ImageFormat {
  return /image\/webp(?!\s*;\s*q=0(?:\.0*)?\s*(?:[,;]|$))/i.test(accept ?? '') ? 'webp' : 'jpeg'
}

/** If-None-Match compares weakly (RFC 9110, 13.1.2). */
export function isKnown(header: string | undefined, etag: string): boolean {
  return (
    header !== undefined &&
    header.split(',').some((part) => part.trim() === '*' || part.trim().replace(/^W\//, '') === etag)
  )
}
