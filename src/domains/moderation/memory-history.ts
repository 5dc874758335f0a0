import { type Earlier, earlierOf, type History } from './rules/history.ts'
import { fingerprintOf } from './rules/fingerprint.ts'
import type { SubmittedItem } from './told.ts'

/** A history in this process, for measurements and tests: what the stored one answers, without a database. */
export function memoryHistory(): History & { keep(item: SubmittedItem): void } {
  const byBand = new Map<number, Map<string, Earlier>>()
  const byNetwork = new Map<string, Map<string, Earlier>>()
  const byEshop = new Map<number, Map<string, Earlier>>()
  return {
    alike: async (item, { bands }) => [...new Set(bands.flatMap((band) => others(byBand, band, item)))],
    ofNetwork: async (item, sinceMs) =>
      item.network === null ? [] : others(byNetwork, item.network, item).filter((each) => each.writtenMs >= sinceMs),
    ofEshop: async (item, sinceMs) =>
      item.eshopId === null ? [] : others(byEshop, item.eshopId, item).filter((each) => each.writtenMs >= sinceMs),
    keep: (item) => {
      const print = fingerprintOf(item.texts)
      const earlier = earlierOf(item, print?.signature ?? null)
      for (const band of print?.bands ?? []) add(byBand, band, earlier)
      if (item.network !== null && !item.isVerified) add(byNetwork, item.network, earlier)
      if (item.eshopId !== null && item.kind === 'review' && item.network !== null) add(byEshop, item.eshopId, earlier)
    },
  }
}

function nameOf({ kind, itemId }: Pick<Earlier, 'kind' | 'itemId'>): string {
  return `${kind} ${itemId}`
}

function add<Key>(map: Map<Key, Map<string, Earlier>>, key: Key, earlier: Earlier): void {
  const known = map.get(key) ?? new Map<string, Earlier>()
  map.set(key, known.set(nameOf(earlier), earlier))
}

function others<Key>(map: Map<Key, Map<string, Earlier>>, key: Key, item: SubmittedItem): readonly Earlier[] {
  const own = nameOf(item)
  return [...(map.get(key)?.values() ?? [])].filter((each) => nameOf(each) !== own)
}
