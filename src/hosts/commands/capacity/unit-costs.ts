/**
 * What each thing costs, as it was measured: the one place that `poiso capacity` and docs/capacity.md read. A value of null is not measured, and
 * what depends on it is said as unknown. A new measurement replaces value, command and day together.
 */
export interface UnitCost {
  readonly value: number | null
  /** Milliseconds and microseconds are of processor time. */
  readonly unit: 'ms' | 'µs' | 'bytes' | 'MB' | 'MB a million offers' | 'ms a million offers'
  readonly what: string
  /** That measures it. */
  readonly command: string
  /** Day of the measurement. */
  readonly on: string
}

export type UnitCostName = keyof typeof MEASURED
export type UnitCosts = Readonly<Record<UnitCostName, UnitCost>>

/** The demo's offers: at this size pages were measured, and what the engine takes of them is in their figures already. */
export const MEASURED_OFFERS = 27_599

type Row = readonly [value: number | null, unit: UnitCost['unit'], what: string, bench: string, on: string]

/** One run of `unit-costs`: two shared cores, beside other work, so that each figure is rather too high. */
const RUN = ['unit-costs', '2026-11-26'] as const

/**
 * 200,000 offers, pages of all kinds. The engine itself took 0.39 ms; measured on a quieter machine than the bench has had since, which gave 1.54 ms for
 * the engine and 2.15 and 1.19 for the way: the same ratios.
 */
const SOCKET = ['search-process', '2026-11-26'] as const

/**
 * One node of 3 GB with one shard, 1,000,000 offers without cards, beside much other work. Pages of a category stand for all: filtered they take 33.0 ms
 * of the node and 3.2 ms of ours, deep ones 44.0 and 6.3, of a department 86.3 and 4.6, of a shop 106.0 and 4.5, of the whole catalogue with filters
 * 307.7 and 8.1. At 200,000 on a quieter machine a category took 16.2 of the node.
 */
const CLUSTER = ['opensearch --offers 1000000 --plans 30 --heap 3072', '2026-11-26'] as const

const MEASURED = {
  listingCold: [5.0, 'ms', 'a listing that nobody has asked for, in the web process', ...RUN],
  listingColdPostgres: [0.178, 'ms', 'the same, in PostgreSQL', ...RUN],
  productCold: [12.5, 'ms', 'the page of a product that nobody has asked for, in the web process', ...RUN],
  productColdPostgres: [12.0, 'ms', 'the same, in PostgreSQL', ...RUN],
  pageKept: [0.105, 'ms', 'a page that the page cache holds', ...RUN],
  search: [8.92, 'ms', 'a search of two words, in the web process', ...RUN],
  searchPostgres: [0.302, 'ms', 'the same, in PostgreSQL', ...RUN],
  facets: [1.71, 'ms', 'counts of all filters (variant/filtering)', ...RUN],
  offersCall: [4.91, 'ms', 'a call for 48 offers (by-ids), in the web process', ...RUN],
  offersCallPostgres: [4.31, 'ms', 'the same, in PostgreSQL', ...RUN],
  click: [0.83, 'ms', 'a click-out: kept on disk, redirected, drained into the database', ...RUN],
  clickPostgres: [0.15, 'ms', 'the same, in PostgreSQL', ...RUN],
  pictureKept: [0.075, 'ms', 'a picture that is drawn already', ...RUN],
  pictureCold: [22, 'ms', 'a picture of 360 px drawn from its original', 'images', '2026-11-21'],
  enginePlan: [1.37, 'ms a million offers', 'what the embedded engine takes for a page', 'engine', '2026-11-25'],
  engineText: [1.8, 'ms a million offers', 'what it takes for a search by words', 'engine', '2026-11-25'],
  engineMemory: [
    223,
    'MB a million offers',
    'arrays of one generation of the index, text included',
    'engine',
    '2026-11-25',
  ],
  socketWeb: [0.62, 'ms', 'a question to a search process, in the web process', ...SOCKET],
  socketSearch: [0.35, 'ms', 'the same, in the search process, beside what its engine takes', ...SOCKET],
  openSearchPlan: [60.7, 'ms a million offers', 'what OpenSearch takes for a page, all nodes', ...CLUSTER],
  openSearchPlanWeb: [5.5, 'ms', 'the same, in the web process', ...CLUSTER],
  openSearchText: [57.0, 'ms a million offers', 'what it takes for a search by words', ...CLUSTER],
  openSearchTextWeb: [4.6, 'ms', 'the same, in the web process', ...CLUSTER],
  openSearchOffer: [735, 'bytes', 'an offer in OpenSearch, one copy, its card not counted', ...CLUSTER],
  openSearchMemory: [null, 'MB', 'a node of OpenSearch', 'opensearch', '–'],
  offerFirst: [2_329, 'µs', 'an offer that is new: read, written, grouped, judged, in the index; worker', ...RUN],
  offerFirstPostgres: [1_157, 'µs', 'the same, in PostgreSQL', ...RUN],
  offerFirstWeb: [1_266, 'µs', 'the same, in each web process that follows', ...RUN],
  offerChanged: [947, 'µs', 'an offer with another price; worker', ...RUN],
  offerChangedPostgres: [492, 'µs', 'the same, in PostgreSQL', ...RUN],
  offerChangedWeb: [437, 'µs', 'the same, in each web process that follows', ...RUN],
  offerSame: [196, 'µs', 'an offer that is said again; worker', ...RUN],
  offerSamePostgres: [119, 'µs', 'the same, in PostgreSQL', ...RUN],
  postgresOffer: [
    6_367,
    'bytes',
    'all tables and indexes, by offer: reviews and pictures of the demo with them',
    ...RUN,
  ],
  priceRow: [110, 'bytes', 'a change of a price in the history', 'price-history', '2026-11-21'],
  clickRow: [622, 'bytes', 'a click', ...RUN],
  indexFile: [258, 'bytes', 'an offer in the index file', ...RUN],
  cards: [1_800, 'bytes', "an offer in the index's cards", ...RUN],
  clickTarget: [256, 'bytes', 'an offer in the file of click targets', ...RUN],
  keptFeed: [249, 'bytes', 'an offer in the kept feeds, compressed', ...RUN],
  webMemory: [712, 'MB', 'a web process over the demo', ...RUN],
  workerMemory: [798, 'MB', 'the worker after imports and grouping', ...RUN],
  postgresMemory: [416, 'MB', 'PostgreSQL with the settings of a laptop, all its processes', ...RUN],
} as const satisfies Record<string, Row>

export const UNIT_COSTS: UnitCosts = Object.fromEntries(
  Object.entries(MEASURED).map(([name, [value, unit, what, bench, on]]) => [
    name,
    { value, unit, what, command: `npm run bench -- ${bench}`, on },
  ]),
) as UnitCosts
