import type { IncomingHttpHeaders } from 'node:http'
import { readableLine } from '#platform/readable-text.ts'

/** A browser that says of itself that nobody looks at it, whatever agent it was told to show. */
export const HEADLESS = 'headless'
/** Asked for by another page as a part of itself: an image, a frame, a script. What comes behind says which. */
export const EMBEDDED = 'embedded '

const MAX_PURPOSE = 40
const PURPOSES = ['sec-purpose', 'purpose', 'x-purpose', 'x-moz'] as const

/**
 * What a request says of itself when nobody clicked: HEAD, prefetching and previews, a part of a page, a browser without a window.
 * null: nothing of it. A person who clicks goes to a document (Fetch Metadata, which browsers have sent since 2023; older ones say nothing).
 */
export function purposeOf(method: string, headers: IncomingHttpHeaders): string | null {
  if (method === 'HEAD') return 'head'
  const said = PURPOSES.map((name) => String(headers[name] ?? '').toLowerCase()).filter((text) => text !== '')
  const early = said.find((text) => /prefetch|prerender|preview/.test(text))
  if (early !== undefined) return readableLine(early, MAX_PURPOSE)
  const destination = String(headers['sec-fetch-dest'] ?? 'document').toLowerCase()
  if (destination !== 'document') return readableLine(EMBEDDED + destination, MAX_PURPOSE)
  return /headless/i.test(String(headers['sec-ch-ua'] ?? '')) ? HEADLESS : null
}
