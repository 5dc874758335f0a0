import { authorOf, type Earlier, earlierOf, type History } from './rules/history.ts'
import { fingerprintOf } from './rules/fingerprint.ts'
import type { SubmittedItem } from './told.ts'

/** A history in this process, for measurements and tests: what the stored one answers, without a database. */
export function memoryHistory(): History & { keep(item: SubmittedItem): void } {
  const byBand = new Map<number, Map<string, Earlier>>()
  const byNetwork = new Map<string, Map<string, Earlier>>()
  const byEshop = new Map<number, Map<string, Earlier>>()
  const eshopsByAuthor = new Map<string, Set<number>>()
  return {
    alike: async (item, { bands }) => [...new Set(bands.flatMap((band) => others(byBand, band, item)))],
    ofNetwork: async (item, sinceMs) =>
      item.network === null ? [] : others(byNetwork, item.network, item).filter((each) => each.writtenMs >= sinceMs),
    ofEshop: async (item, sinceMs) =>
      item.eshopId === null ? [] : others(byEshop, item.eshopId, item).filter((each) => each.writtenMs >= sinceMs),
    eshopsOf: async (authors) => new Map(authors.map((author) => [author, eshopsByAuthor.get(author)?.size ?? 0])),
    keep: (item) => {
      const print = fingerprintOf(item.texts)
      const earlier = earlierOf(item, print?.signature ?? null)
      for (const band of print?.bands ?? []) add(byBand, band, earlier)
      if (item.network !== null && !item.isVerified) add(byNetwork, item.network, earlier)
      if (item.eshopId === null) return
      if (item.kind === 'review' && item.network !== null) add(byEshop, item.eshopId, earlier)
      const author = authorOf(item)
      if (author !== null) valueOf(eshopsByAuthor, author, () => new Set()).add(item.eshopId)
    },
  }
}

function nameOf({ kind, itemId }: Pick<Earlier, 'kind' | 'itemId'>): string {
  return `${kind} ${itemId}`
}

function valueOf<Key, Value>(map: Map<Key, Value>, key: Key, begin: () => Value): Value {
  const value = map.get(key) ?? begin()
  map.set(key, value)
  return value
}

function add<Key>(map: Map<Key, Map<string, Earlier>>, key: Key, earlier: Earlier): void {
  valueOf(map, key, () => new Map<string, Earlier>()).set(nameOf(earlier), earlier)
}

function others<Key>(map: Map<Key, Map<string, Earlier>>, key: Key, item: SubmittedItem): readonly Earlier[] {
  const own = nameOf(item)
  return [...(map.get(key)?.values() ?? [])].filter((each) => nameOf(each) !== own)
}
