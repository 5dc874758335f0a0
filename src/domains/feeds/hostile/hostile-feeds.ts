import { brokenFeeds } from './broken-feeds.ts'
import { encodedFeeds } from './encoded-feeds.ts'
import type { HostileFeed } from './hostile-feed.ts'
import { hostileValues } from './hostile-values.ts'
import { hugeFeeds, tinyFeeds } from './large-feeds.ts'
import { nestedFeeds } from './nested-feeds.ts'
import { packedFeeds } from './packed-feeds.ts'

/** What is tried with feeds themselves (reliability.md F1, F3, F5, F6, F11, F13), in each form in which it makes sense. */
export const HOSTILE_FEEDS: readonly HostileFeed[] = [
  ...brokenFeeds,
  ...encodedFeeds,
  ...packedFeeds,
  ...nestedFeeds,
  ...hugeFeeds,
  ...tinyFeeds,
  ...hostileValues,
]
