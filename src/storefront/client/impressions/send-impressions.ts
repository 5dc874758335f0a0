import { isBot } from '../is-bot.ts'
import { CARD_SEEN, type SeenCard } from '../seen-cards.ts'
import { type ImpressionBuffer, impressionBuffer } from './impression-buffer.ts'

/** A service that hangs has failed. */
const PATIENCE_MS = 10_000

/**
 * Sends what was seen on this page (T-08, A-06): sums, before any consent, for nothing in it says who saw it (decisions.md, Pages). As
 * text, which needs no question to another host first.
 */
export function sendImpressions(root: Document): void {
  if (isBot()) return
  const { tracking = '', project = 'poiso' } = root.body.dataset
  const url = `${tracking}/impression`
  const bodyOf = (seen: readonly SeenCard[]): string =>
    JSON.stringify({
      project,
      impressions: seen.map(({ variantId, ...shown }) => ({ variant_id: variantId, ...shown })),
    })
  const buffer: ImpressionBuffer = impressionBuffer({
    post: async (seen) => {
      const signal = AbortSignal.timeout(PATIENCE_MS)
      return (await fetch(url, { method: 'POST', body: bodyOf(seen), keepalive: true, signal })).ok
    },
    beacon: (seen) => navigator.sendBeacon(url, bodyOf(seen)),
  })
  root.addEventListener(CARD_SEEN, (event) => buffer.add((event as CustomEvent<SeenCard>).detail))
  addEventListener('pagehide', buffer.leave)
  root.addEventListener('visibilitychange', () => {
    if (root.visibilityState === 'hidden') buffer.leave()
  })
}
