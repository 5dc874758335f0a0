import { createReadStream } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import type { DemoManifest } from './manifest.ts'
import type { PastPrice } from './offers/price-story.ts'

/** What Poiso would have seen of one offer had it been there; oldest first, the last entry is what the feed says now. */
export interface OfferHistory {
  shop: string
  itemId: string
  /** `daysAgo` counts from the manifest's `generatedAt`. */
  history: readonly PastPrice[]
}

/** Every offer's past, shop by shop; for the demo's backfill alone (it writes no events). */
export async function* demoHistory(manifest: Pick<DemoManifest, 'folder' | 'feeds'>): AsyncGenerator<OfferHistory> {
  for (const feed of manifest.feeds) {
    const input = createReadStream(join(manifest.folder, 'history', `${feed.shop}.jsonl`))
    for await (const line of createInterface({ input, crlfDelay: Infinity }))
      if (line !== '') yield JSON.parse(line) as OfferHistory
  }
}
