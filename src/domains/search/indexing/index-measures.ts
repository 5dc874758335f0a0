import type { Clock } from '#platform/clock.ts'
import type { Measure } from '#platform/metrics.ts'
import type { ListingIndex } from './listing-index.ts'

const SECOND_MS = 1_000

type Measured = Pick<ListingIndex, 'rowCount' | 'overlaySize' | 'caughtUpAtMs' | 'remote'>

/** What an operator watches of an index, in whichever process asks or holds it. */
export function indexMeasures(index: Measured, clock: Clock): Measure[] {
  return [
    { name: 'poiso_index_offers', help: 'Offers in the index of this process', read: () => index.rowCount },
    {
      name: 'poiso_index_overlay_rows',
      help: 'Masked and overlaid rows: what a fresh base would tidy up',
      read: () => index.overlaySize,
    },
    {
      name: 'poiso_index_lag_seconds',
      help: 'Time since this process last had everything that was committed',
      read: () => (index.caughtUpAtMs === null ? null : (clock.monotonicMs() - index.caughtUpAtMs) / SECOND_MS),
    },
    {
      name: 'poiso_index_away',
      help: '1: the search process or the cluster that this process asks does not answer; absent where it holds its own index',
      labelNames: ['place'],
      read: () =>
        index.remote === undefined
          ? null
          : [{ labels: { place: index.remote.place }, value: Number(index.remote.isAway) }],
    },
  ]
}
